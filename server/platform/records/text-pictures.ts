import type { TranslationRow } from '#api/resources/platform/field.types.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import { picturesInText } from '#api/rules/platform/rich-text.ts'

/** A stored picture inside a text of a record: its name, and where the text stands in the form. */
interface TextPicture {
  readonly name: string
  readonly at: string
}

/** The pictures that the texts of a record show, in each language. */
export function textPictures(resource: Resource, row: Draft): readonly TextPicture[] {
  return Object.entries(resource.fields).flatMap(([key, field]) => {
    if (field.kind === 'richText') return shown(row[key], key)
    if (field.kind !== 'translations') return []
    const rich = richTexts(field.texts)
    const rows = (row[key] ?? []) as readonly TranslationRow[]
    return rows.flatMap((texts, nth) => rich.flatMap((text) => shown(texts[text], `${key}.${nth}.${text}`)))
  })
}

/** The fields whose texts may show pictures. */
export function picturedFields({ fields }: Pick<Resource, 'fields'>): readonly string[] {
  return Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'richText' || (field.kind === 'translations' && richTexts(field.texts).length > 0) ? [key] : [],
  )
}

function richTexts(texts: Readonly<Record<string, { readonly kind: string }>>): readonly string[] {
  return Object.keys(texts).filter((text) => texts[text]?.kind === 'richText')
}

function shown(html: unknown, at: string): readonly TextPicture[] {
  return picturesInText(String(html ?? '')).map((name) => ({ name, at }))
}

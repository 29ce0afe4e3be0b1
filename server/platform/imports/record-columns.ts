import type { Field, TranslationsField } from '#api/resources/platform/field.types.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { type Column, column } from './columns.ts'
import type { ImportContext } from './import-context.ts'
import { inLanguages } from './languages.ts'

/** The fields of a resource that a cell can hold. */
export function recordColumns(resource: Resource, context: ImportContext): readonly Column[] {
  return [
    column('id', /*i18n*/ { id: 'imports.id', message: 'Kayıt no' }, { aliases: ['id'] }),
    ...Object.entries(resource.fields).flatMap(([key, field]) => columnsOf(key, field, context)),
  ]
}

function columnsOf(key: string, field: Field, context: ImportContext): Column[] {
  if (field.kind === 'translations') return textsOf(key, field, context)
  if (['text', 'longText', 'flag', 'image'].includes(field.kind) || isParent(field))
    return [column(key, field.label, { required: field.required ? 1 : 0 })]
  return []
}

/** A place in the same tree, told by its path: `Giyim > Kadın`. */
export function isParent(field: Field): boolean {
  return field.kind === 'reference' && field.to === 'categories'
}

function textsOf(key: string, { texts }: TranslationsField, context: ImportContext): Column[] {
  return Object.entries(texts).flatMap(([text, { label }]) => inLanguages(context, `${key}.${text}`, label))
}

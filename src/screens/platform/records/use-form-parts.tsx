import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useCallback, useMemo, useState } from 'react'
import type { Actor } from 'xstate'
import type { FormName } from '#api/registry/forms.ts'
import type { TranslationRow } from '#api/resources/platform/field.types.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { valueInUse } from '#api/rules/platform/values.ts'
import { saverOf } from '#machines/platform/record-form/record-form.context.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import type { RefusalOptions } from '#screens/platform/sentences.ts'
import type { FormParts } from './controls/control.ts'
import { FieldControl } from './controls/FieldControl.tsx'

export interface Parts {
  /** What the controls share. */
  readonly shared: FormParts
  /** How refusals lead to their fields. */
  readonly refusalOptions: Required<RefusalOptions>
}

/** What the parts of one form have in common: the language in sight, and how to get to a field. */
export function useFormParts(actor: Actor<typeof recordFormMachine>, resource: Resource): Parts {
  const { i18n } = useLingui()
  const ids = useSelector(actor, ({ context }) => context.languages)
  const names = useSelector(actor, ({ context }) => context.languageNames)
  const id = useSelector(actor, ({ context }) => context.id)
  const holder = useSelector(actor, ({ context }) => context.holder)
  const original = useSelector(actor, ({ context }) => context.original)
  const limits = useSelector(actor, ({ context }) => context.limits)
  const [chosen, showLanguage] = useState<number | null>(null)
  const language = chosen ?? ids[0] ?? 0
  const languages = useMemo(() => ids.map((id) => ({ id, name: names[id] ?? String(id) })), [ids, names])
  const onUploading = useCallback(
    (field: string, busy: boolean) => actor.send({ type: 'UPLOADING', field, busy }),
    [actor],
  )
  const [hearing] = useState(() => new Set<(path: string) => void>())
  const onReveal = useCallback(
    (hear: (path: string) => void) => {
      hearing.add(hear)
      return () => {
        hearing.delete(hear)
      }
    },
    [hearing],
  )
  const shared = useMemo(
    () => ({
      id,
      Inner: FieldControl,
      languages,
      language,
      showLanguage,
      form: actor,
      saver: saverOf({ resource: resource.name as FormName, holder, id, original, limits }),
      onUploading,
      onReveal,
    }),
    [actor, resource, id, languages, language, holder, original, limits, onUploading, onReveal],
  )
  const languageAt = (path: string) => {
    const [key = '', index = ''] = path.split('.')
    if (resource.fields[key]?.kind !== 'translations') return null
    const rows = actor.getSnapshot().context.draft[key] as readonly TranslationRow[]
    return rows[Number(index)]?.language_id ?? null
  }
  const refusalOptions = {
    reveal: (path: string) => {
      const id = languageAt(path)
      if (id !== null) showLanguage(id)
      for (const hear of hearing) hear(path)
    },
    linkOf: (refusal: Refusal) => linkToUsers(i18n, resource, actor.getSnapshot().context.id, refusal),
    nameOf: (path: string) => labelAt(i18n, resource, path, names[languageAt(path) ?? 0]),
  }
  return { shared, refusalOptions }
}

/** The list of those that have a value which was to be taken out. */
function linkToUsers(i18n: I18n, resource: Resource, id: number | null, { id: rule, about, at }: Refusal) {
  const field = resource.fields[at?.[0] ?? '']
  const use = resource.usedBy.find(({ what }) => what === about?.what)
  if (rule !== valueInUse.id || field?.kind !== 'values' || !use?.list) return undefined
  const { path, filter } = use.list
  const of = field.filter ? `${field.filter}=${about?.value}` : `${filter}=${id}`
  const label = i18n._({ ...use.says, values: { count: Number(about?.count) } })
  return { label, href: `${path}?${of}` }
}

/** What a field is called, as far down as its path leads: `Pazaryeri eşleşmeleri 2: Pazaryeri`, `Marka adı (English)`. */
function labelAt(i18n: I18n, resource: Resource, path: string, language?: string): string | undefined {
  const [key = '', index = '', inner = ''] = path.split('.')
  const field = resource.fields[key]
  if (!field) return undefined
  const label = i18n._(field.label)
  if (field.kind === 'translations') {
    const text = field.texts[inner]
    return [text ? i18n._(text.label) : label, language && `(${language})`].filter(Boolean).join(' ')
  }
  if (field.kind === 'values' && index) return `${label} ${Number(index) + 1}`
  const column = field.kind === 'rows' ? field.columns[inner] : undefined
  return column ? `${label} ${Number(index) + 1}: ${i18n._(column.label)}` : label
}

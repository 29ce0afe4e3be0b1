import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { formatAbout, isWord } from '#api/rules/platform/formats.ts'
import type { About, Refusal } from '#api/rules/platform/rule.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { focusField } from '#ui/focus-field.ts'
import type { RefusalFix, ShownRefusal } from '#ui/refusal.ts'

/** What the state has no step for. */
const noSuchStep = /*i18n*/ { id: 'flow.no_such_step', message: 'Bu adım şu anda yapılamaz.' }

/** How refusals are told on this page: where their fields are, and what those are called. */
export interface RefusalOptions {
  /** Makes a field visible before it takes the focus, such as its language's tab. */
  readonly reveal?: (path: string) => void
  /** A field's name by its path, for the link to it. */
  readonly nameOf?: (path: string) => string | undefined
  /** Where a refusal is mended, when that is another page; of a step, where that step is opened. */
  readonly linkOf?: (refusal: Refusal, step?: string) => RefusalFix | undefined
}

/** How the values of a refusal for want of a permission are told. */
type Telling = (i18n: I18n, about: About) => About

let tellPermission: Telling = (_, about) => about

/** Permissions are called after the lists that they open, which come with the frame: no visitor is told of one. */
export function tellPermissionsBy(telling: Telling): void {
  tellPermission = telling
}

/** A refusal as a sentence of the reader's language. */
export function sentenceOf(i18n: I18n, { id, about = {} }: Refusal): string {
  const told = id === permitted.id ? tellPermission(i18n, about) : about
  const values = Object.entries(told).map(([key, value]) => [key, formatValue(i18n, key, value)])
  const sentence = i18n._(id, Object.fromEntries(values))
  return sentence === id ? i18n._(noSuchStep.id, {}, { message: noSuchStep.message }) : sentence
}

/** All of them, one after the other. */
export function sentencesOf(i18n: I18n, refusals: readonly Refusal[]): string {
  return refusals.map((refusal) => sentenceOf(i18n, refusal)).join(' ')
}

/** The refusals as the kit shows them: each a sentence, with a link to the first field that mends it. */
export function useShown(
  refusals: readonly Refusal[],
  { reveal, nameOf, linkOf }: RefusalOptions = {},
): ShownRefusal[] {
  const { i18n } = useLingui()
  return refusals.map((refusal) => {
    const path = refusal.at?.[0]
    const text = sentenceOf(i18n, refusal)
    const link = linkOf?.(refusal)
    if (link) return { id: refusal.id, text, fix: link }
    if (!path) return { id: refusal.id, text }
    const label = nameOf?.(path) ?? i18n._(/*i18n*/ { id: 'rules.go_to_field', message: 'Alana git' })
    return { id: refusal.id, text, fix: { label, onFix: () => goTo(path, reveal) } }
  })
}

/** Brings a field into view and the focus into it, after what hides it was opened. */
export function goTo(path: string, reveal?: (path: string) => void): void {
  reveal?.(path)
  // The tab that was opened is drawn first.
  requestAnimationFrame(() => focusField(path))
}

/** The same for what was just added. Whoever has gone on by then stays there: nobody's typing lands in another field. */
export function goToAdded(path: string): void {
  const from = document.activeElement
  requestAnimationFrame(() => {
    const now = document.activeElement
    if (now === from || now === document.body) focusField(path)
  })
}

/** Values of sentences that are not told as they travel: names of fields and of what was fetched are messages themselves, times are the reader's. */
function formatValue(i18n: I18n, key: string, value: string | number): string | number {
  if (isWord(key) && typeof value === 'string') return i18n._(value)
  return formatAbout(formatsOf(i18n), key, value)
}

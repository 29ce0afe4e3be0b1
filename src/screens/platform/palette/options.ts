import type { I18n } from '@lingui/core'
import type { Found } from '#api/contract/platform/search.ts'
import { gate } from '#api/registry/gate.ts'
import { type ListName, listNamed } from '#api/registry/lists.ts'
import { pathOf, recordAt } from '#api/registry/record-path.ts'
import { searchables } from '#api/registry/searchables.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import type { Offer } from '#screens/platform/frame/offers.ts'
import { openOrAsk, place } from '#screens/platform/frame/place.ts'
import type { ShortcutName } from '#screens/platform/frame/shortcut-table.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { inTheWay } from '#screens/platform/useRefusals.ts'
import type { RecentRecord } from '#screens/platform/wiring/recent-records.ts'
import { alike } from './alike.ts'
import { globalActions } from './global-actions.ts'
import { screensFor } from './screens-for.ts'

/** One choice of the palette. */
export interface Option {
  readonly key: string
  readonly label: string
  /** Where it lies. */
  readonly trail?: string
  /** A stock code or barcode. */
  readonly code?: string
  readonly keys?: ShortcutName
  /** The rules that stand in its way; then it cannot be taken. */
  readonly reasons: readonly { readonly id: string; readonly text: string }[]
  run(): void
}

export interface OptionGroup {
  readonly key: string
  readonly title: string
  readonly options: readonly Option[]
}

interface OptionsInput {
  readonly i18n: I18n
  readonly holder: Holder
  readonly text: string
  readonly offers: readonly Offer[]
  readonly found: Found['groups']
  readonly recent: readonly RecentRecord[]
}

/** What the palette shows for a text: the acts of the page, the screens, and the records that were found; before any, the records that were open last. */
export function optionsFor({ i18n, holder, text, offers, found, recent }: OptionsInput): readonly OptionGroup[] {
  const here = /*i18n*/ { id: 'palette.here', message: 'Bu sayfada' }
  const screens = /*i18n*/ { id: 'palette.screens', message: 'Ekranlar' }
  const always = /*i18n*/ { id: 'shortcuts.everywhere', message: 'Her sayfada' }
  const last = /*i18n*/ { id: 'palette.recent', message: 'Son açılanlar' }
  return [
    { key: 'recent', title: i18n._(last), options: text.trim() === '' ? recentOf(i18n, holder, recent) : [] },
    { key: 'acts', title: i18n._(here), options: fitting(actionsOf(i18n, 'act', offers), text) },
    { key: 'always', title: i18n._(always), options: fitting(actionsOf(i18n, 'always', globalActions()), text) },
    { key: 'screens', title: i18n._(screens), options: fitting(screensOf(i18n, holder), text) },
    ...found.flatMap((group) => recordsOf(i18n, holder, group)),
  ].filter(({ options }) => options.length > 0)
}

/** Opens one record of a kind, unless unsaved work is in the way. */
export function openRecord(kind: string, id: number): void {
  const path = pathOf(kind, id)
  if (path) openOrAsk(path)
}

function actionsOf(i18n: I18n, kind: string, offers: readonly Offer[]): readonly Option[] {
  return offers.map(({ label, trail, keys, ...act }, at) => ({
    key: `${kind}-${at}`,
    label: i18n._(label),
    ...(trail ? { trail: i18n._(trail) } : {}),
    ...(keys ? { keys } : {}),
    reasons: toReasons(i18n, 'run' in act ? (act.refusals ?? []) : inTheWay(act.actor.getSnapshot(), act.event)),
    run: 'run' in act ? act.run : () => act.actor.send(act.event),
  }))
}

function toReasons(i18n: I18n, refusals: readonly Refusal[]): Option['reasons'] {
  return refusals.map((refusal) => ({ id: refusal.id, text: sentenceOf(i18n, refusal) }))
}

function screensOf(i18n: I18n, holder: Holder): readonly Option[] {
  return screensFor(holder, i18n).map(({ path, title, trail }) => ({
    key: `screen-${path}`,
    label: title,
    trail: trail.join(' › '),
    reasons: [],
    run: () => openOrAsk(path),
  }))
}

function recordsOf(i18n: I18n, holder: Holder, { kind, rows }: Found['groups'][number]): readonly OptionGroup[] {
  const known = searchables.find((one) => one.kind === kind)
  if (!known) return []
  const options = rows.flatMap(({ id, label, code }): Option[] => {
    const path = pathOf(kind, id)
    if (!path || gate(path.split('?', 1)[0] ?? '', holder).kind !== 'open') return []
    return [{ key: `${kind}-${id}`, label, code, reasons: [], run: () => openOrAsk(path) }]
  })
  return [{ key: kind, title: i18n._(known.title), options }]
}

/** The records that were open last, without the one that is open now; each with what it is, since they are of all kinds. */
function recentOf(i18n: I18n, holder: Holder, recent: readonly RecentRecord[]): readonly Option[] {
  const here = recordAt(place.path())
  return recent.flatMap(({ kind, id, label }): Option[] => {
    const path = pathOf(kind, id)
    const isHere = here?.kind === kind && here.id === id
    if (!path || isHere || gate(path, holder).kind !== 'open') return []
    const trail = i18n._(listNamed(kind as ListName).one)
    return [{ key: `recent-${kind}-${id}`, label, trail, reasons: [], run: () => openOrAsk(path) }]
  })
}

/** Those in which every word is found, or one that people say for it; first those whose name begins with the text. */
function fitting(options: readonly Option[], text: string): readonly Option[] {
  const wanted = fold(text)
  const words = wanted.split(' ')
  const fit = options.filter(({ label, trail = '' }) => {
    const written = fold(`${label} ${trail}`)
    return words.every((word) => written.includes(word) || alike(word).some((other) => written.includes(other)))
  })
  const rank = ({ label }: Option) => (fold(label).startsWith(wanted) ? 0 : fold(label).includes(wanted) ? 1 : 2)
  return fit.toSorted((one, other) => rank(one) - rank(other))
}

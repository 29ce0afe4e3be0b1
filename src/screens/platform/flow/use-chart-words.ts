import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { FlowKind } from '#api/contract/platform/flow.ts'
import { flows } from '#api/registry/flow-kinds.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Chart, Language } from '#machines/platform/chart.types.ts'
import { chapter as chapterMachine } from '#screens/platform/statecharts/chapters.ts'
import { useBookWords } from '#screens/platform/statecharts/use-book-words.ts'

/** How a chart calls its states and steps, in the reader's language. */
export interface ChartWords {
  /** By its last part, as it is stored: `preparing`. */
  state(name: string): string
  step(event: string): string
  /** The states in the order of the chart. */
  readonly order: readonly string[]
}

/** What begins a record, or changes it beside its chart. */
const beside: Readonly<Record<string, Says>> = {
  ADD: /*i18n*/ { id: 'flow.added', message: 'Oluşturma' },
  FETCH: /*i18n*/ { id: 'flow.fetched', message: 'Pazaryerinden alma' },
  EDIT: /*i18n*/ { id: 'flow.edited', message: 'Düzenleme' },
  DELETE: /*i18n*/ { id: 'flow.deleted', message: 'Silme' },
  status: /*i18n*/ { id: 'flow.status', message: 'Durum değiştirme' },
  shipments: /*i18n*/ { id: 'flow.ship', message: 'Kargoya verme' },
  invoice: /*i18n*/ { id: 'flow.invoice', message: 'Fatura kesme' },
  refunds: /*i18n*/ { id: 'flow.refund', message: 'İade açma' },
}

/** The words of the chart of a kind of records, which come with its chapter of the book; `null` until it is there. */
export function useChartWords(kind: FlowKind): { words: ChartWords | null; unreadable: boolean; retry: () => void } {
  const { i18n } = useLingui()
  const { language } = useBookWords()
  const id = flows.find((one) => one.kind === kind)?.chart ?? kind
  const actor = useActorRef(chapterMachine, { input: { id } })
  const chapter = useSelector(actor, ({ context }) => context.chapter)
  const unreadable = useSelector(actor, (snapshot) => snapshot.matches('unreadable'))
  const words = chapter && {
    ...wordsOf(chapter.chart, language),
    step: (event: string) => {
      const said = chapter.chart.transitions.find(({ trigger }) => trigger.name === event)
      return said ? said.words[language] : beside[event] ? i18n._(beside[event]) : event
    },
  }
  return { words, unreadable, retry: () => actor.send({ type: 'RETRY' }) }
}

function wordsOf({ states }: Chart, language: Language): Omit<ChartWords, 'step'> {
  const named = new Map(states.map((state) => [lastOf(state.id), state.words[language]]))
  return { state: (name) => named.get(name) ?? name, order: states.map(({ id }) => lastOf(id)) }
}

function lastOf(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1)
}

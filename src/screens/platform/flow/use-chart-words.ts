import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { FlowKind } from '#api/contract/platform/flow.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { lifeWords } from '#screens/life-words.ts'

/** How a chart calls its states and steps, in the reader's language. */
export interface ChartWords {
  /** By its last part, as it is stored, `preparing`, or by its whole id. */
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

/** The words of the chart of a kind of records; what it does not know is called as it is stored. */
export function useChartWords(kind: FlowKind): ChartWords {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    void locale
    const { states, events } = lifeWords[kind]
    const named = shortest(states)
    const said = (says: Says | undefined, name: string) => (says ? i18n._(says) : name)
    return {
      state: (name) => said(states[name] ?? named.get(name), name),
      step: (event) => said(events[event] ?? beside[event], event),
      order: [...named.keys()],
    }
  }, [kind, i18n, locale])
}

/** By their last parts, as records store them; of two that end alike the outer one is stored. */
function shortest(states: Readonly<Record<string, Says>>): ReadonlyMap<string, Says> {
  const named = new Map<string, readonly [string, Says]>()
  for (const [id, says] of Object.entries(states)) {
    const known = named.get(lastOf(id))
    if (!known || id.split('.').length < known[0].split('.').length) named.set(lastOf(id), [id, says])
  }
  return new Map([...named].map(([name, [, says]]) => [name, says]))
}

function lastOf(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1)
}

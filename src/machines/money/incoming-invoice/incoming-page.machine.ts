import type {
  ExpenseAccount,
  IncomingAdding,
  IncomingDraft,
  IncomingInvoice,
  IncomingLine,
} from '#api/contract/money/incoming-invoices.ts'
import { incomingSaved } from '#api/rules/money/incoming-invoices.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { noStep, stepPage } from '#machines/platform/step-page/step-page.ts'
import { type IncomingStep, incomingAt, incomingRules } from './incoming-invoice.chart.ts'

type LineKey = 'name' | 'quantity' | 'unit_price' | 'tax_rate'
type HeadKey = 'number' | 'day' | 'payable'
type LineEdits = Readonly<Record<number, Partial<Record<LineKey, string>>>>

/** What an incoming invoice's page is about. */
export interface IncomingPageTypes {
  record: IncomingInvoice
  step: IncomingStep
  /** What was typed stands on the page. */
  asks: {
    readonly type: IncomingStep['type']
    readonly adding?: IncomingAdding
    readonly line?: number
    readonly variant_id?: number | null
    readonly account?: ExpenseAccount | null
    readonly supplier_id?: number | null
    readonly new_supplier?: 0 | 1
    readonly purchase_id?: number | null
  }
  own: {
    /** What was written over the stored one, by field and by line. */
    readonly head: Partial<Record<HeadKey, string>>
    readonly edits: LineEdits
    readonly removed: readonly number[]
    /** How many pieces go into the stock, by line. */
    readonly pieces: Readonly<Record<number, string>>
    readonly rate: string | null
    readonly reason: string
  }
  events:
    | { type: 'SET'; key: HeadKey; value: string }
    | { type: 'SET_LINE'; line: number; key: LineKey; value: string }
    | { type: 'REMOVE_LINE'; line: number }
    | { type: 'SET_PIECES'; line: number; pieces: string }
    | { type: 'SET_RATE'; rate: string }
    | { type: 'SET_REASON'; reason: string }
}
type Own = IncomingPageTypes['own']

const written = { head: {}, edits: {}, removed: [] } as const

/** One incoming invoice on the screen: its lines are matched, one on paper is written, and it is booked or answered. */
export const incomingPageMachine = stepPage<IncomingPageTypes>({
  id: 'incomingPage',
  own: () => ({ ...written, pieces: {}, rate: null, reason: '' }),
  chart: chartOf,
  rules: [...incomingRules, incomingSaved, noStep],
  // What is written is saved before it is booked.
  refusals: (at, event) => [
    ...refusals(at, event),
    ...(event.type === 'BOOK' ? broken([incomingSaved], at.context) : []),
  ],
  filled: (step, context) => {
    const { type } = step
    const { record } = context
    if (type === 'WRITE') return { type, draft: draftOf(record, context), adding: step.adding ?? null }
    if (type === 'MATCH') {
      const { line = 0, variant_id = null, account = null } = step
      return { type, line, variant_id, account, pieces: piecesOf(record?.lines ?? [], line, context) }
    }
    if (type === 'ASSIGN')
      return {
        ...{ type, new_supplier: step.new_supplier ?? 0, rate: context.rate ?? record?.rate ?? '' },
        supplier_id: step.supplier_id === undefined ? (record?.supplier_id ?? null) : step.supplier_id,
        purchase_id: step.purchase_id === undefined ? (record?.purchase_id ?? null) : step.purchase_id,
      }
    if (type === 'REJECT') return { type, reason: context.reason }
    return { type }
  },
  questions: { confirming: 'isForGood' },
  choices: {
    SET: ({ key, value }, { head }) => ({ head: { ...head, [key]: value } }),
    SET_LINE: ({ line, key, value }, { edits }) => ({ edits: { ...edits, [line]: { ...edits[line], [key]: value } } }),
    REMOVE_LINE: ({ line }, { removed }) => ({ removed: [...removed, line] }),
    SET_PIECES: ({ line, pieces: typed }, { pieces }) => ({ pieces: { ...pieces, [line]: typed } }),
    SET_RATE: ({ rate }) => ({ rate }),
    SET_REASON: ({ reason }) => ({ reason }),
  },
  // What was sent is stored.
  stored: ({ command, pieces }) => {
    if (command?.type === 'WRITE') return written
    if (command?.type === 'ASSIGN') return { rate: null }
    if (command?.type === 'REJECT') return { reason: '' }
    if (command?.type !== 'MATCH') return {}
    const { line } = command
    return { pieces: Object.fromEntries(Object.entries(pieces).filter(([at]) => Number(at) !== line)) }
  },
  parts: {
    guards: {
      isForGood: ({ context: { command } }) => ['UNBOOK', 'REJECT', 'CANCEL'].includes(command?.type ?? ''),
    },
  },
})

/** Where an incoming invoice stands in its chart, with what is not saved of it. */
export function chartOf(record: IncomingInvoice, context: Own) {
  const minor = (amount: string) => minorOf(amount) ?? 0
  return incomingAt(record.status, {
    ...record,
    ...{ withheld: minor(record.withheld), payable: minor(record.payable), unsaved: isWritten(context) },
    lines: record.lines.map((line) => ({ ...line, net: minor(line.net), tax: minor(line.tax) })),
  })
}

/** Whether something was written that is not sent. */
export function isWritten({ head, edits, removed, rate }: Own): boolean {
  return Object.keys(head).length > 0 || Object.keys(edits).length > 0 || removed.length > 0 || rate !== null
}

/** An invoice by hand as it stands on the page. */
export function draftOf(record: IncomingInvoice | null, { head, edits, removed }: Own): IncomingDraft {
  const { number = '', day = '', payable = '' } = record ?? {}
  return {
    ...{ number, day, payable, ...head },
    lines: (record?.lines ?? [])
      .filter(({ line }) => !removed.includes(line))
      .map(({ line, name, quantity, unit_price, tax_rate }) => ({
        ...{ line, name, quantity, unit_price, tax_rate: String(tax_rate), ...edits[line] },
      })),
  }
}

/** As many pieces as were typed of a line; else as many as it says. */
export function piecesOf(lines: readonly IncomingLine[], line: number, { pieces }: Pick<Own, 'pieces'>): string {
  const stored = lines.find((one) => one.line === line)
  return pieces[line] ?? String(stored?.pieces ?? stored?.quantity ?? '')
}

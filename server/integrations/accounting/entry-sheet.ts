import type { Says } from '#api/rules/platform/rule.ts'
import type { Cell, CellKind, Sheet } from '#server/platform/exports/sheet.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

/** One side of an entry, as an accountant's program reads it. */
export interface EntrySide {
  readonly day: string
  readonly voucher: number
  readonly code: string
  readonly name: string
  readonly text: string
  readonly debit: string
  readonly credit: string
  readonly currency: string
  readonly document: string
  /** What one unit of the currency is worth in lira, and what the side comes to by it. */
  readonly rate: string
  readonly debit_lira: string
  readonly credit_lira: string
}

interface EntryColumn {
  readonly id: keyof EntrySide
  readonly says: Says
  readonly kind: CellKind
}

/** The columns that Turkish accounting programs take entries by, in their order. */
export const entryColumns: readonly EntryColumn[] = [
  { id: 'day', says: /*i18n*/ { id: 'accounting.day', message: 'Fiş tarihi' }, kind: 'date' },
  { id: 'voucher', says: /*i18n*/ { id: 'accounting.voucher', message: 'Fiş no' }, kind: 'number' },
  { id: 'code', says: /*i18n*/ { id: 'accounting.code', message: 'Hesap kodu' }, kind: 'text' },
  { id: 'name', says: /*i18n*/ { id: 'accounting.name', message: 'Hesap adı' }, kind: 'text' },
  { id: 'text', says: /*i18n*/ { id: 'accounting.text', message: 'Açıklama' }, kind: 'text' },
  { id: 'debit', says: /*i18n*/ { id: 'accounting.debit', message: 'Borç' }, kind: 'amount' },
  { id: 'credit', says: /*i18n*/ { id: 'accounting.credit', message: 'Alacak' }, kind: 'amount' },
  { id: 'currency', says: /*i18n*/ { id: 'accounting.currency', message: 'Para birimi' }, kind: 'text' },
  { id: 'document', says: /*i18n*/ { id: 'accounting.document', message: 'Belge no' }, kind: 'text' },
  { id: 'rate', says: /*i18n*/ { id: 'accounting.rate', message: 'Kur' }, kind: 'amount' },
  { id: 'debit_lira', says: /*i18n*/ { id: 'accounting.debit_lira', message: 'Borç (TL)' }, kind: 'amount' },
  { id: 'credit_lira', says: /*i18n*/ { id: 'accounting.credit_lira', message: 'Alacak (TL)' }, kind: 'amount' },
]

/** Entries as a table. The programs that read it are Turkish, and so are its headers. */
export function entrySheet(title: string, sides: AsyncIterable<EntrySide>): Sheet {
  return {
    title,
    columns: entryColumns.map(({ says, kind }) => ({ header: formatMessage('tr', says), kind })),
    rows: cellsOf(sides),
    notes: [],
    notesTitle: '',
  }
}

/** A sale of one lira, to try a program with. */
export function sampleEntries(): Sheet {
  const shared = { day: '2026-01-01', voucher: 1, text: 'Deneme', currency: 'TRY', document: 'DENEME-1', rate: '1' }
  return entrySheet(
    'Deneme',
    eachOf([
      { ...shared, code: '100', name: 'Kasa', debit: '1.00', credit: '', debit_lira: '1.00', credit_lira: '' },
      {
        ...shared,
        code: '600',
        name: 'Yurt içi satışlar',
        debit: '',
        credit: '1.00',
        debit_lira: '',
        credit_lira: '1.00',
      },
    ]),
  )
}

async function* cellsOf(sides: AsyncIterable<EntrySide>): AsyncGenerator<Cell[]> {
  for await (const side of sides) yield entryColumns.map(({ id }) => side[id])
}

async function* eachOf(sides: readonly EntrySide[]): AsyncGenerator<EntrySide> {
  yield* sides
}

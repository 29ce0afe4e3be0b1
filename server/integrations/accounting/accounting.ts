import type { ExportFormat } from '#api/contract/platform/exports.ts'
import type { Sheet } from '#server/platform/exports/sheet.ts'
import type { OutgoingFile } from '#server/platform/http/endpoint.ts'
import { fileAccounting } from './file-accounting.ts'
import { sandboxAccounting } from './sandbox-accounting.ts'

/** An accountant's program as the shop works with it. What it does not take is a `ConnectionFailure`. */
export interface Accounting {
  /** Gives it the entries of a period, one row a side. */
  take(entries: Sheet): Promise<void>
  /** The same as a file. */
  file(entries: Sheet, name: string): OutgoingFile
  /** What it says when it is tried out. */
  test(): Promise<string>
}

/** A connection, as far as a program is told apart by it. */
interface Described {
  readonly adapter: string
  readonly settings: Readonly<Record<string, unknown>>
}

/** The program behind a connection. */
export function accountingOf({ adapter, settings }: Described): Accounting {
  if (adapter === 'sandbox') return sandboxAccounting
  const style = {
    separator: settings.separator === 'comma' ? ',' : ';',
    turkish: settings.numbers !== 'plain',
  } as const
  const format: ExportFormat = adapter === 'xlsx' ? 'xlsx' : 'csv'
  return fileAccounting(format, style)
}

import { type DestinationStream, type Logger, pino } from 'pino'

/** The server's log: JSON lines. Errors stand there without what people sent: a failed query names its text, never its values. */
export function openLog(level: string, to?: DestinationStream): Logger {
  const settings = { level, serializers: { error: toLogged, err: toLogged } }
  return to ? pino(settings, to) : pino(settings)
}

/** Longest text of one field, in letters. */
const longest = 2000

/** What the log says of an error and of what caused it. */
export function toLogged(thrown: unknown): unknown {
  if (!(thrown instanceof Error)) return cut(String(thrown))
  const { name, code, query, constraint, table, column, cause } = thrown as Error & Readonly<Record<string, unknown>>
  return {
    type: name,
    code,
    // The words of a failed query and of the database repeat the values.
    ...(query === undefined && !isOfDatabase(thrown)
      ? { message: cut(thrown.message) }
      : { constraint, table, column }),
    ...(typeof query === 'string' ? { query: cut(query) } : {}),
    at: cut(framesOf(thrown)),
    ...(cause === undefined ? {} : { cause: toLogged(cause) }),
  }
}

/** PostgreSQL's errors alone have a severity. */
function isOfDatabase(thrown: Error): boolean {
  return 'severity' in thrown
}

/** The stack without the message above it. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

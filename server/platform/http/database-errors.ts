import { inChoices, isNumber } from '#api/rules/platform/fields.ts'
import { diskFull, inUse, malformed, nameExists, unavailable } from '#api/rules/platform/records.ts'
import { Refused, refuse } from './refused.ts'

interface PostgresError {
  readonly code: string
  readonly constraint?: string
}

/** What PostgreSQL and the file system say when a disk or its quota is full. */
const noRoom = ['53100', 'ENOSPC', 'EDQUOT']

/** The PostgreSQL error inside whatever was thrown, or `null`. Drizzle wraps it as a cause. */
export function postgresError(thrown: unknown): PostgresError | null {
  for (let error: unknown = thrown; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string') return error as unknown as PostgresError
  }
  return null
}

/** A transaction that lost to another one, and is worth repeating. */
export function isLostRace(thrown: unknown): boolean {
  return ['40001', '40P01'].includes(postgresError(thrown)?.code ?? '')
}

/**
 * The refusal for what the database itself refused. Handlers name the constraints they expect; this is the net below them, so that no input
 * can end in an error of ours.
 */
export function refusalOfDatabase(thrown: unknown, method: string): Refused | null {
  const code = postgresError(thrown)?.code ?? ''
  if (code === '23503') return method === 'DELETE' ? refuse(409, inUse) : new Refused(422, [{ id: inChoices([]).id }])
  if (code === '23505') return refuse(409, nameExists)
  if (code === '22003' || code === '22P02') return new Refused(422, [{ id: isNumber.id }])
  if (code === '23514' || code === '23502' || code.startsWith('22')) return refuse(422, malformed)
  if (noRoom.includes(code)) return refuse(507, diskFull)
  if (isLostRace(thrown) || /^(08|57|53|E[A-Z])/.test(code))
    return refuse(503, unavailable, { headers: { 'retry-after': '2' } })
  return null
}

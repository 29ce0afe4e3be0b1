/** Up to where a till has read the catalog. */
export interface Cursor {
  /** The shop's day, as `20261122`: with the next one the catalog is read anew, with its taxes of that day. */
  readonly day: string
  /** What transactions before this one changed is known; 0 where the catalog is read from its beginning. */
  readonly since: number
  /** What is read now reaches up to this one; 0 between two readings. */
  readonly until: number
  /** The variant that was read last. */
  readonly last: number
}

export function writeCursor({ day, since, until, last }: Cursor): string {
  return [day, since, until, last].join('-')
}

/** The cursor as the till sent it; nothing where it begins. */
export function readCursor(text: string | undefined): Cursor | null {
  if (!text) return null
  const [day = '', since, until, last] = text.split('-')
  return { day, since: Number(since), until: Number(until), last: Number(last) }
}

import type { Context } from 'hono'
import type { SignedFields } from './signature.ts'

/** The texts that a form or a server sent, whichever way; what is no text is left out. */
export async function formFields(c: Context): Promise<SignedFields> {
  const sent: unknown = await (c.req.header('content-type')?.startsWith('application/json')
    ? c.req.json()
    : c.req.parseBody()
  ).catch(() => ({}))
  const entries = typeof sent === 'object' && sent !== null ? Object.entries(sent) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

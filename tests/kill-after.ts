import { readFileSync } from 'node:fs'
import { Client } from 'pg'

/**
 * Loaded before a server (`--import`): told by SIGUSR2, it kills its own process (SIGKILL) before the next write to the database when as many
 * as the file of `KILL_AFTER` says have happened. A transaction is one, at its commit.
 */

const writes = /^\s*(insert|update|delete|with)\b/i
const open = new Map<Client, boolean>()
let left = Number.POSITIVE_INFINITY

process.on('SIGUSR2', () => {
  left = Number(readFileSync(process.env.KILL_AFTER ?? '', 'utf8'))
  console.log('it is killed soon')
})

const { query } = Client.prototype
Client.prototype.query = function (this: Client, ...given: unknown[]) {
  const [first] = given
  if (isWrite(this, typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? ''))) {
    if (left === 0) process.kill(process.pid, 'SIGKILL')
    left -= 1
  }
  return Reflect.apply(query, this, given)
} as typeof query

function isWrite(client: Client, text: string): boolean {
  const written = writes.test(text)
  if (/^\s*begin\b/i.test(text)) open.set(client, false)
  else if (/^\s*(commit|rollback)\b(?! to)/i.test(text)) {
    const wrote = open.get(client) === true && /commit/i.test(text)
    open.delete(client)
    return wrote
  } else if (open.has(client)) open.set(client, open.get(client) || written)
  else return written
  return false
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { Server } from 'node:http'
import { Client } from 'pg'

/** Which writes are counted: those that a request makes itself, or all from its first one on, such as those of a job that it has begun. */
export type Counted = 'request' | 'since the request'

/**
 * Loaded before a server (`--import`): told by SIGUSR2, it kills its own process (SIGKILL) before the next write to the database when as many
 * as the file of `KILL_AFTER` says have happened. A transaction is one, at its commit. What the server writes by the clock would come in
 * between at any time: hence `Counted`.
 */

const request = new AsyncLocalStorage<true>()
const { emit } = Server.prototype
Server.prototype.emit = function (this: Server, ...given: unknown[]) {
  const handle = () => Reflect.apply(emit, this, given)
  return given[0] === 'request' ? request.run(true, handle) : handle()
} as typeof emit

const writes = /^\s*(insert|update|delete|with)\b/i
const open = new Map<Client, boolean>()
let left = Number.POSITIVE_INFINITY
let counted: Counted = 'request'
let begun = false

process.on('SIGUSR2', () => {
  ;({ left, counted } = JSON.parse(readFileSync(process.env.KILL_AFTER ?? '', 'utf8')))
  begun = false
  console.log('it is killed soon')
})

const { query } = Client.prototype
Client.prototype.query = function (this: Client, ...given: unknown[]) {
  const [first] = given
  const written = isWrite(this, typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? ''))
  begun ||= written && request.getStore() === true
  if (written && (counted === 'request' ? request.getStore() : begun)) {
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

import { createHash } from 'node:crypto'
import { Client } from 'pg'
import type { Shop } from './shop.ts'

/** One connection for each database that is looked at. */
const watchers = new Map<string, Promise<Client>>()

/**
 * Looks at the whole database of a shop, past its server, over a connection that stays when the server is killed. What is asked again and again
 * is read and planned once: of a question about all tables that is most of the work.
 */
export async function watch<Row extends object>({ url }: Pick<Shop, 'url'>, question: string): Promise<Row[]> {
  const client = await (watchers.get(url) ?? open(url))
  const name = createHash('sha256').update(question).digest('hex').slice(0, 32)
  const { rows } = await client.query<Row>({ name, text: question })
  return rows
}

function open(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: 'kepenk-watcher' })
  // The database goes with its shop, and takes the connection along.
  client.on('error', () => watchers.delete(url))
  const opened = client.connect().then(() => client)
  watchers.set(url, opened)
  return opened
}

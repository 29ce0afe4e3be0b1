import { Client } from 'pg'
import type { Shop } from './shop.ts'

/** The companies and places outside the database that a step may turn to. */
const companies = ['cargo', 'eInvoice', 'marketplace', 'mail', 'files'] as const

/** Tables of the companies' own stand-ins, and of what every call leaves behind it. */
const unseen = /^(sandbox_|sessions$|idempotency_keys$)/

/**
 * What a step does to the world, in its order: `commit orders, shipments` for what one transaction wrote, `write orders` outside of one,
 * `cargo.register` where somebody else is asked, with `while holding` where a transaction stands open meanwhile.
 */
export async function effectsOf({ services, db }: Shop, step: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  const open = new Map<Client, Set<string>>()
  const own = await nameOf(db)
  const query = Client.prototype.query
  Client.prototype.query = function (this: Client, ...given: unknown[]) {
    if (this.database === own) note(this, textOf(given[0]))
    return Reflect.apply(query, this, given)
  } as typeof query
  const restore = companies.map((name) => listen(services as unknown as Record<string, object>, name, asked))
  try {
    await step()
  } finally {
    Client.prototype.query = query
    for (const back of restore) back()
  }
  return seen

  function note(client: Client, text: string): void {
    const written = writtenIn(text).filter((table) => !unseen.test(table))
    const holding = open.get(client)
    if (/^\s*begin/i.test(text)) open.set(client, new Set())
    else if (/^\s*(commit|rollback)\b(?! to)/i.test(text)) {
      open.delete(client)
      if (holding && holding.size > 0)
        seen.push(`${/commit/i.test(text) ? 'commit' : 'roll back'} ${[...holding].sort().join(', ')}`)
    } else if (holding) for (const table of written) holding.add(table)
    else if (written.length > 0) seen.push(`write ${written.join(', ')}`)
  }

  function asked(what: string): void {
    seen.push(open.size > 0 ? `${what} while holding` : what)
  }
}

/** Has an adapter say what it is asked for. Gives back how to have it quiet again. */
function listen(services: Record<string, object>, name: string, say: (what: string) => void): () => void {
  const adapter = services[name]
  if (!adapter) return () => {}
  services[name] = new Proxy(adapter, {
    get(target, method, receiver) {
      const found = Reflect.get(target, method, receiver)
      if (typeof found !== 'function') return found
      return (...given: unknown[]) => {
        say(`${name}.${String(method)}`)
        return Reflect.apply(found, target, given)
      }
    },
  })
  return () => {
    services[name] = adapter
  }
}

async function nameOf(db: Shop['db']): Promise<string> {
  const { rows } = await db.execute<{ name: string }>('select current_database() as name')
  return rows[0]?.name ?? ''
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '')
}

function writtenIn(text: string): string[] {
  const found = text.matchAll(/\b(?:insert into|delete from|(?<!for |do )update)\s+"?(\w+)"?(?=[\s(])/gi)
  return [...new Set([...found].map(([, table = '']) => table))].filter(
    (table) => !/^(of|skip|nowait|set)$/i.test(table),
  )
}

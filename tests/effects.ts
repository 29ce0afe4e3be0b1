import type { Client, Pool, PoolClient } from 'pg'
import type { Shop } from './shop.ts'

/** The companies and places outside the database that a step may turn to. */
const companies = ['cargo', 'eInvoice', 'marketplace', 'mail', 'files'] as const

/** Tables of the companies' own stand-ins, and of what every call leaves behind it. */
const unseen = /^(sandbox_|sessions$|idempotency_keys$)/

/**
 * What a step does to the world, in its order: `commit orders, shipments` for what one transaction wrote, `write orders` outside of one,
 * `cargo.register` where somebody else is asked, with `while holding` where a transaction stands open meanwhile.
 */
export async function effectsOf(shop: Shop, step: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  const forget = hearEffects(shop, (effect) => seen.push(effect) > 0)
  try {
    await step()
  } finally {
    forget()
  }
  return seen
}

/**
 * Lets so many effects of a step happen and none after them: its process is killed there, its connections with it. Answers how many did
 * happen, fewer where it has no more. Whoever goes on opens the shop anew (`startAgain`).
 */
export async function killedAfter(shop: Shop, most: number, step: () => Promise<unknown>): Promise<number> {
  const { promise: killed, resolve: kill } = Promise.withResolvers<void>()
  let happened = 0
  let alive = true
  hearEffects(
    shop,
    () => {
      if (alive && happened === most) kill()
      alive &&= happened < most
      if (alive) happened += 1
      return alive
    },
    () => alive,
  )
  await Promise.race([killed, step()])
  alive = false
  await shop.cutOff()
  return happened
}

/**
 * Asks before each effect whether it may happen; one that may not never comes to an end, and neither does whatever waits for it. The same is
 * asked before all other queries. Answers how to hear no more.
 */
function hearEffects({ services, db }: Shop, mayHappen: (effect: string) => boolean, mayAsk = () => true): () => void {
  const open = new Map<Client, Set<string>>()
  const forgetQueries = hearQueries(db, (client, text) => {
    const effect = effectOf(client, text)
    return effect === null ? mayAsk() : mayHappen(effect)
  })
  const forgetCompanies = companies.map((name) =>
    listen(services as unknown as Record<string, object>, name, (what) =>
      mayHappen(open.size > 0 ? `${what} while holding` : what),
    ),
  )
  return () => {
    forgetQueries()
    for (const forget of forgetCompanies) forget()
  }

  function effectOf(client: Client, text: string): string | null {
    const written = writtenIn(text).filter((table) => !unseen.test(table))
    const holding = open.get(client)
    if (/^\s*begin/i.test(text)) open.set(client, new Set())
    else if (/^\s*(commit|rollback)\b(?! to)/i.test(text)) {
      open.delete(client)
      if (holding && holding.size > 0)
        return `${/commit/i.test(text) ? 'commit' : 'roll back'} ${[...holding].sort().join(', ')}`
    } else if (holding) for (const table of written) holding.add(table)
    else if (written.length > 0) return `write ${written.join(', ')}`
    return null
  }
}

const never = new Promise<never>(() => {})

/** Asks before each query of a shop's connections whether it may be sent. Answers how to ask no more. */
function hearQueries(db: Shop['db'], may: (client: Client, text: string) => boolean): () => void {
  const { $client: pool } = db as unknown as { $client: Pool }
  const heard = new Set<Client>()
  const hear = (client: PoolClient) => {
    const own = client as PoolClient & Client
    if (heard.has(own)) return
    heard.add(own)
    const { query } = own
    own.query = ((...given: unknown[]) =>
      may(own, textOf(given[0])) ? Reflect.apply(query, own, given) : never) as typeof query
  }
  pool.on('acquire', hear)
  return () => {
    pool.off('acquire', hear)
    for (const client of heard) Reflect.deleteProperty(client, 'query')
  }
}

/** Asks before an adapter is asked for something whether it may be. Answers how to ask no more. */
function listen(services: Record<string, object>, name: string, may: (what: string) => boolean): () => void {
  const adapter = services[name]
  if (!adapter) return () => {}
  services[name] = new Proxy(adapter, {
    get(target, method, receiver) {
      const found = Reflect.get(target, method, receiver)
      if (typeof found !== 'function') return found
      return (...given: unknown[]) => (may(`${name}.${String(method)}`) ? Reflect.apply(found, target, given) : never)
    },
  })
  return () => {
    services[name] = adapter
  }
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

import { sql } from 'drizzle-orm'
import { removeLooseFiles } from '#server/platform/files/clean.ts'
import { sendMails } from '#server/platform/mails/send.ts'
import { followInvoices } from '#server/sales/invoices/follow.ts'
import { voidLabels } from '#server/sales/shipping/void-labels.ts'
import { workOff } from '#tests/jobs.ts'
import type { Shop } from '#tests/shop.ts'
import { watch } from '#tests/watcher.ts'

/** How many of each there are in a shop and at the companies that it works with: rows by the state they are in, stored files, mails that have left. */
export type Census = Readonly<Record<string, number>>

/** What a server does by itself in the seconds after a call. */
export async function workOn(shop: Shop): Promise<void> {
  await workOff(shop)
  await sendMails(shop.services)
}

/** What it has done by itself two days later, but for asking where parcels are: they go on by a stop each time. */
export async function waitLong(shop: Shop): Promise<void> {
  const { services, db } = shop
  await workOn(shop)
  await db.execute(sql`update files set created_at = created_at - interval '2 days' where attached = 0`)
  for (const table of ['invoices', 'cargo_announcements'])
    await db.execute(sql`update ${sql.identifier(table)} set ask_at = now() - interval '1 minute' where ask_at > now()`)
  await voidLabels(services)
  await followInvoices(services)
  await removeLooseFiles(services)
  await workOn(shop)
}

export async function censusOf(shop: Shop): Promise<Census> {
  const { services, mails } = shop
  const rows = await watch<{ name: string; state: string; count: number }>(shop, await questionOf(shop))
  const files = services.files as unknown as { readonly held: ReadonlyMap<string, Uint8Array> }
  return {
    ...Object.fromEntries(rows.map(({ name, state, count }) => [`${name} ${state}`, count])),
    files: files.held.size,
    // A mail that leaves twice is one to whoever gets it, by its id.
    mails: new Set(mails.sent.map(({ id }) => id)).size,
  }
}

/** What other companies have otherwise than the shop knows: an invoice that one side alone has cancelled, a parcel that nobody remembers. */
export async function disagreementsIn(shop: Shop): Promise<string[]> {
  const rows = await watch<{ found: string }>(
    shop,
    `select 'invoice ' || s.number as found
      from sandbox_einvoices s join invoices i on i.uuid = s.uuid
     where s.cancelled <> (i.cancelled_at is not null)
    union all
    select 'parcel ' || p.reference
      from sandbox_parcels p
     where not p.withdrawn
       and not exists (select from shipments s where s.reference = p.reference and s.status = 'registered')
       and not exists (select from cargo_announcements a where a.reference = p.reference and a.state = 'open')
     order by 1`,
  )
  return rows.map(({ found }) => found)
}

/** What has become more, or fewer, from one to the other. */
export function changesOf(before: Census, after: Census): Census {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  const changes = names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

/** What a call leaves behind it, whatever comes of it. */
const unseen = ['sessions', 'idempotency_keys', 'refusals', 'rate_limits', 'schema_version']

let question: Promise<string> | undefined

function questionOf(shop: Shop): Promise<string> {
  question ??= questionFor(shop)
  return question
}

async function questionFor(shop: Shop): Promise<string> {
  const rows = await watch<{ name: string; state: string | null }>(
    shop,
    `select t.table_name as name, min(c.column_name) as state
      from information_schema.tables t
      left join information_schema.columns c on c.table_schema = 'public' and c.table_name = t.table_name and c.column_name in ('state', 'status')
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`,
  )
  return rows
    .filter(({ name }) => !unseen.includes(name))
    .map(({ name, state }) => {
      const by = state ? `coalesce(${state}::text, '')` : `''`
      return `select '${name}' as name, ${by} as state, count(*)::int as count from ${name} group by 2`
    })
    .join(' union all ')
}

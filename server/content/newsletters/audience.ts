import { type SQL, sql } from 'drizzle-orm'
import type { Audience } from '#api/contract/content/newsletter-sendings.ts'
import { type RecipientFacts, recipientRules } from '#api/rules/content/newsletter-sendings.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'

/** Somebody whom a newsletter may be for, and what is known of them now. */
export interface Person extends RecipientFacts {
  readonly id: number
  readonly label: string
  readonly email: string
}

/** Whom a newsletter is for: the customers of a group, or all who allow it. */
interface For {
  readonly shop_id: number
  readonly group_id: number | null
}

/** Everybody whom a newsletter is for, with what stands in the way of each. */
export async function readAudience(db: Database, whom: For): Promise<Person[]> {
  const { rows } = await db.execute<Person & Record<string, unknown>>(sql`
    select p.id::float8 as id, p.label, p.email, p.consented, p.addressed, p.bounced, p.first from (${people(whom)}) p order by p.id`)
  return rows
}

/** How many a newsletter would reach, and how many not, by the first rule in the way. */
export async function countAudience(db: Database, whom: For): Promise<Audience> {
  const { rows } = await db.execute<RecipientFacts & { count: number } & Record<string, unknown>>(sql`
    select p.consented, p.addressed, p.bounced, p.first, count(*)::int as count from (${people(whom)}) p group by 1, 2, 3, 4`)
  const counts = { to_send: 0, no_address: 0, no_consent: 0, bounced: 0, same_address: 0 }
  for (const { count, ...facts } of rows) counts[countedAs(inTheWay(facts))] += count
  return counts
}

/** The first rule that keeps a newsletter from somebody. */
export function inTheWay(facts: RecipientFacts): string | null {
  return broken<RecipientFacts>(recipientRules, facts)[0]?.id ?? null
}

/** What is known of one customer now, whatever was known when the sending began; nothing where there is none any more. */
export async function readPerson(db: Database, shop_id: number, customer_id: number): Promise<Person | null> {
  const { rows } = await db.execute<Person & Record<string, unknown>>(sql`
    select u.id::float8 as id, u.label, u.email, ${factsOf}, true as first from users u ${saidLast}
     where u.shop_id = ${shop_id} and u.id = ${customer_id} and ${isCustomer}`)
  return rows[0] ?? null
}

function countedAs(rule: string | null): keyof Audience {
  return rule === null ? 'to_send' : (rule.split('.')[1] as keyof Audience)
}

/** People of one address are written to once: the first of them who may be. */
function people({ shop_id, group_id }: For): SQL {
  const all = group_id === null
  const whose = all ? sql`said.given = 1` : sql`u.group_id = ${group_id}`
  return sql`
    select one.*, row_number() over (partition by one.email order by one.consented desc, one.id) = 1 or one.email = '' as first
      from (select u.id, u.label, u.email, ${factsOf} from users u ${all ? everySaidLast(shop_id) : saidLast}
             where u.shop_id = ${shop_id} and ${isCustomer} and ${whose}) one`
}

const isCustomer = sql`u.type = 'customer' and u.walk_in = 0 and u.erased_at is null`

/** The newest that somebody said of e-mails is what holds. */
const saidLast = sql`
  left join lateral (select c.given from customer_consents c
                      where c.shop_id = u.shop_id and c.customer_id = u.id and c.channel = 'email'
                      order by c.id desc limit 1) said on true`

/** The same of all customers of a shop, in one walk along the index. */
const everySaidLast = (shop_id: number) => sql`
  join (select distinct on (c.customer_id) c.customer_id, c.given from customer_consents c
         where c.shop_id = ${shop_id} and c.channel = 'email'
         order by c.customer_id, c.id desc) said on said.customer_id = u.id`

const factsOf = sql`
  coalesce(said.given = 1, false) as consented, u.email <> '' as addressed,
  exists (select from mail_bounces b where b.shop_id = u.shop_id and b.email = u.email) as bounced`

import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'

interface Plan {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}

interface Asked {
  readonly database: { readonly db: Pick<Database, 'execute'> }
}

/** The steps of a query's plan, from the top. */
export async function planOf({ database: { db } }: Asked, query: SQL): Promise<string[]> {
  const explained = await db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`explain (format json) ${query}`)
  const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan
  return plan ? nodesOf(plan) : []
}

function nodesOf(plan: Plan): string[] {
  const on = plan['Index Name'] ?? plan['Relation Name'] ?? ''
  return [`${plan['Node Type']} ${on}`.trim(), ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** The steps that read a whole table of products, variants or prices where an index knows the answer. */
export function wholeIn(nodes: readonly string[]): string[] {
  return nodes.filter((node) => /^Seq Scan (products|product_\w+|variants|variant_\w+|prices)( |$)/.test(node))
}

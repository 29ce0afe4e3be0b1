import { sql } from 'drizzle-orm'
import type { ListName } from '#api/registry/lists.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { branchesOf, name, rootOf } from './tree.ts'

type Deleting = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor'>

interface Going {
  readonly resource: ListName
  readonly id: number
  readonly label: string
  /** The stored pictures that it names. */
  readonly files: readonly string[]
}

/** Puts a record and all that goes with it into the trash. Its rows are deleted right after, in the same transaction. */
export async function moveToTrash({ db, actor }: Deleting, { resource, id, label, files }: Going): Promise<void> {
  const branches = await branchesOf(db, rootOf(resource), actor.shop_id, id)
  const parts = branches.map(
    ({ table, rows }) => sql`${table}::text, (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${rows}) r)`,
  )
  const pictures = [...new Set(files)].filter((file) => file !== '')
  await db.execute(sql`
    insert into bin (shop_id, resource, record_id, label, search, rows, files, user_id)
    values (${actor.shop_id}, ${resource}, ${id}, ${label},
            coalesce((select search from ${name(rootOf(resource))} where shop_id = ${actor.shop_id} and id = ${id}), ''),
            jsonb_build_object(${sql.join(parts, sql`, `)}), ${sql.param(pictures)}::text[], ${actor.user_id})`)
}

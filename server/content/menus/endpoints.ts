import { sql } from 'drizzle-orm'
import { type MenuPreview, type MenuTarget, menuTargets } from '#api/contract/content/menus.ts'
import { menuOperations } from '#api/operations/content/menus.ts'
import { shopNamed } from '#server/platform/http/authenticate.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { activeDesigns } from './active-designs.ts'
import { withTargets } from './targets.ts'
import { visitorMenus } from './visitor-menus.ts'

type Target = Pick<MenuPreview['targets'][number], 'link' | 'target_id'>

const preview = endpoint(menuOperations.preview, async ({ db, actor: { shop_id }, query }) => {
  const asked = targetsIn(query.targets ?? '')
  const from = sql`select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x (link text, target_id bigint)`
  const targets = await db.execute<MenuPreview['targets'][number]>(sql`
    select t.link, t.target_id, t.state from (${withTargets(shop_id, from)}) t order by t.link, t.target_id`)
  return {
    targets: targets.rows.map((row) => ({ ...row, target_id: Number(row.target_id) })),
    designs: await activeDesigns(db, shop_id),
  }
})

const shown = endpoint(menuOperations.shown, ({ db, headers, language }) =>
  visitorMenus(db, Number(shopNamed(headers)), language),
)

/** The calls of menus beside those of their records. */
export const menuEndpoints: readonly Endpoint[] = [preview, shown]

/** What is asked about, as `category:3,page:5`; whatever else stands there is left out. */
function targetsIn(text: string): Target[] {
  return [...new Set(text.split(','))].flatMap((one) => {
    const [, link = '', id = ''] = /^(\w+):(\d{1,15})$/.exec(one) ?? []
    return isTarget(link) ? [{ link, target_id: Number(id) }] : []
  })
}

function isTarget(link: string): link is MenuTarget {
  return (menuTargets as readonly string[]).includes(link)
}

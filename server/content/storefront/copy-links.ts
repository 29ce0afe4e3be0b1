import type { CopyState } from '#api/contract/content/working-copies.ts'
import type { ArticleName } from '#server/content/articles/articles.ts'
import { visitedShop } from '#server/content/web/visited-shop.ts'
import type { Database } from '#server/db/open.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { draftMinutes, sealDraftLink } from './draft-link.ts'
import { webPath } from './paths.ts'

interface Whose {
  readonly shop_id: number
  readonly name: ArticleName
  readonly id: number
}

/** Where a working copy can be seen in each language of the shop, for an hour. */
export async function copyLinks(
  services: Services,
  db: Database,
  { shop_id, name, id }: Whose,
): Promise<NonNullable<CopyState['copy']>['links']> {
  const shop = await visitedShop(db, shop_id)
  const until = new Date(Date.now() + draftMinutes * 60_000)
  const key = sealDraftLink(services, { shop_id, name, id, until, copy: true })
  return (shop?.theme.languages ?? []).map(({ code, name: called }) => ({
    ...{ language: code, name: called },
    path: `${webPath}/${code}/draft/${key}`,
  }))
}

import { pageBuilderOperations as operations } from '#api/operations/content/page-builder.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { publishPage, schedulePage } from './publish-page.ts'
import { readDesign } from './read-design.ts'
import { readHome, readVersion, readVersions } from './read-versions.ts'
import { savePage } from './save-page.ts'

interface Asked {
  readonly actor: { readonly shop_id: number }
  readonly params: { readonly id: number }
}

const pageOf = ({ actor, params }: Asked, { language_id }: { readonly language_id: number }) => ({
  ...{ shop_id: actor.shop_id, theme_id: params.id, language_id },
})

/** The calls of the page builder, and what a storefront reads of it. */
export const pageBuilderEndpoints: readonly Endpoint[] = [
  endpoint(operations.open, ({ db, actor, query }) => readDesign(db, actor.shop_id, query.theme_id ?? null)),
  endpoint(operations.save, (context) => {
    const { version, blocks } = context.body
    return savePage(context, pageOf(context, context.body), version, blocks)
  }),
  endpoint(operations.publish, (context) => publishPage(context, pageOf(context, context.body), context.body.version)),
  endpoint(operations.schedule, (context) => schedulePage(context, pageOf(context, context.body), context.body)),
  endpoint(operations.versions, (context) => readVersions(context.db, pageOf(context, context.query))),
  endpoint(operations.version, (context) =>
    readVersion(context.db, pageOf(context, context.query), context.query.version),
  ),
  endpoint(operations.home, ({ db, headers, language }) => readHome(db, headers, language)),
]

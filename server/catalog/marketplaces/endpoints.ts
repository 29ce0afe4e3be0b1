import { importMarketplace, mostImported } from '#api/contract/catalog/marketplace-import.ts'
import { marketplaceImportOperations } from '#api/operations/catalog/marketplace-import.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { accountAt } from './account.ts'
import { fetching, fetchingProduct } from './ask.ts'
import { brandNamed, leafNamed } from './names.ts'
import { keepPictures } from './pictures.ts'

const mostFound = 50

const search = endpoint(
  marketplaceImportOperations.search,
  async ({ actor: { shop_id }, services, query: { barcode } }) => {
    const account = await accountAt(services, shop_id, importMarketplace)
    const { rows, total } = await fetching(services, 'products', () =>
      services.marketplace.products(account, { barcode, page: 0, limit: mostFound }),
    )
    const shown = rows.map(({ id, barcode, title, brand, categoryName, images }) => ({
      ...{ id, barcode, title, brand },
      category: categoryName,
      pictures: images.slice(0, mostImported),
    }))
    return { rows: shown, total }
  },
)

const take = endpoint(marketplaceImportOperations.take, {
  prepare: async ({ actor: { shop_id, user_id }, services, body: { barcode, id } }) => {
    const account = await accountAt(services, shop_id, importMarketplace)
    return fetchingProduct(services, async () => {
      const { rows } = await services.marketplace.products(account, { barcode, page: 0, limit: mostFound })
      const product = rows.find((row) => row.id === id)
      if (!product) throw refuse(404, notFound)
      return { product, ...(await keepPictures(services, { shop_id, user_id }, product.images.slice(0, mostImported))) }
    })
  },
  handle: async ({ prepared: { product, images, missing }, ...context }) => {
    const { db, actor } = context
    await audit(context, { subject: 'marketplace-import', event: 'import', after: { barcode: product.barcode } })
    return {
      name: product.title,
      brand_id: await brandNamed(db, actor.shop_id, product.brand),
      category_id: await leafNamed(db, actor.shop_id, product.categoryName),
      images,
      missing_images: missing,
    }
  },
})

/** The import of the product form. */
export const marketplaceEndpoints: readonly Endpoint[] = [search, take]

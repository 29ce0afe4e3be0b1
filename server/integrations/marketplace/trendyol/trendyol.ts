import { maxFileSize } from '#api/rules/platform/files.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { type ReachOptions, reach } from '../connection.ts'
import type {
  Marketplace,
  MarketplaceAccount,
  MarketplaceAttribute,
  MarketplaceBatch,
  MarketplaceName,
  MarketplaceOrder,
  MarketplaceProduct,
  NewMarketplaceProduct,
} from '../marketplace.ts'
import {
  Accepted,
  Attributes,
  AttributeValues,
  BatchResult,
  Brands,
  Categories,
  type CategoryNode,
  Contents,
  type Order,
  Orders,
  Unapproved,
} from './answers.ts'

/** It answers a hundred products and two hundred orders at once. */
const [mostProducts, mostOrders, mostValues] = [100, 200, 1_000]
/** Its tree of categories changes seldom, in milliseconds. */
const treeLasts = 6 * 3_600_000
/** `orderDate` is local time in Istanbul, counted as if it were UTC; all other timestamps are UTC. In milliseconds. */
const istanbulOffset = 3 * 3_600_000

/**
 * Trendyol's public V2 services: signed in with a shop's own key by Basic, in the name of its seller. What is sent waits in a queue, and is
 * asked for by the name of its batch.
 */
export function trendyol(options: ReachOptions): Marketplace {
  const { ask, fetchPicture } = reach(options)
  const get = { method: 'GET' } as const
  let tree: { readonly until: number; readonly leaves: readonly MarketplaceName[] } | null = null

  async function leaves(account: MarketplaceAccount): Promise<readonly MarketplaceName[]> {
    if (tree && tree.until > Date.now()) return tree.leaves
    const { categories } = await ask('product/product-categories', { ...get, ...signed(account) }, Categories)
    tree = { until: Date.now() + treeLasts, leaves: categories.flatMap((one) => leavesOf(one)) }
    return tree.leaves
  }

  async function valuesOf(account: MarketplaceAccount, path: string): Promise<MarketplaceName[]> {
    const values: MarketplaceName[] = []
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const query = { page, size: mostValues }
      const found = await ask(`${path}/values`, { ...get, query, ...signed(account) }, AttributeValues)
      values.push(
        ...found.content.map(({ attributeValueId, attributeValueName }) => ({
          id: attributeValueId,
          name: attributeValueName,
        })),
      )
      pages = Math.min(found.totalPages, 50)
    }
    return values
  }

  const queued = async (
    account: MarketplaceAccount,
    method: 'POST' | 'PUT',
    path: string,
    items: readonly object[],
  ): Promise<MarketplaceBatch> => {
    const { batchRequestId } = await ask(path, { method, body: { items }, ...signed(account) }, Accepted)
    return { batchRequestId, done: false, items: [] }
  }

  return {
    products: async (account, { barcode, page, limit }) => {
      const seller = `product/sellers/${account.supplierId}/products`
      const query = { barcode, page, size: Math.min(limit, mostProducts) }
      const { content, totalElements } = await ask(
        `${seller}/approved`,
        { ...get, query, ...signed(account) },
        Contents,
      )
      const rows = content.flatMap(productsIn).filter((row) => barcode === undefined || row.barcode === barcode)
      if (barcode === undefined || rows.length > 0)
        return { rows, total: barcode === undefined ? totalElements : rows.length }
      // What was sent and is not approved yet is there all the same.
      const waiting = await ask(`${seller}/unapproved`, { ...get, query, ...signed(account) }, Unapproved)
      return { rows, total: waiting.totalElements }
    },
    brandsByName: async (account, name) => {
      const found = await ask('product/brands/by-name', { ...get, query: { name }, ...signed(account) }, Brands)
      return Array.isArray(found) ? found : found.brands
    },
    categoriesByName: async (account, name) => {
      const sought = fold(name)
      return (await leaves(account)).filter((leaf) => fold(leaf.name).includes(sought))
    },
    categoryAttributes: async (account, categoryId) => {
      const path = `product/categories/${categoryId}/attributes`
      const { categoryAttributes } = await ask(path, { ...get, ...signed(account) }, Attributes)
      const found: MarketplaceAttribute[] = []
      // A text of one's own is no value to choose from.
      for (const { attribute, required, allowCustom } of categoryAttributes)
        found.push({
          ...attribute,
          required: required && !allowCustom,
          values: await valuesOf(account, `${path}/${attribute.id}`),
        })
      return found
    },
    createProducts: (account, items) =>
      queued(account, 'POST', `product/sellers/${account.supplierId}/v2/products`, items.map(itemOf)),
    updateProducts: (account, items) =>
      queued(account, 'PUT', `product/sellers/${account.supplierId}/products`, items.map(contentItemOf)),
    updateOffers: (account, items) =>
      queued(
        account,
        'POST',
        `inventory/sellers/${account.supplierId}/products/price-and-inventory`,
        items.map(({ barcode, quantity, salePrice, listPrice }) => ({
          barcode,
          quantity,
          ...pricesOf({ salePrice, listPrice }),
        })),
      ),
    batch: async (account, name) => {
      const path = `product/sellers/${account.supplierId}/products/batch-requests/${encodeURIComponent(name)}`
      return batchOf(await ask(path, { ...get, ...signed(account) }, BatchResult))
    },
    orders: async (account, { from, to, status, page, limit }) => {
      const query = {
        startDate: from.getTime(),
        endDate: to.getTime(),
        status,
        page,
        size: Math.min(limit, mostOrders),
      }
      const path = `order/sellers/${account.supplierId}/orders`
      const { content, totalElements } = await ask(path, { ...get, query, ...signed(account) }, Orders)
      return { rows: content.map(orderOf), total: totalElements }
    },
    picture: (address) => fetchPicture(address, maxFileSize),
  }
}

/** Its key and secret, `key:secret`, or the two as its panel gives them together; and who asks, without which it answers 403. */
function signed({ baseKey, supplierId }: MarketplaceAccount) {
  const key = baseKey.includes(':') ? Buffer.from(baseKey).toString('base64') : baseKey
  return { headers: { authorization: `Basic ${key}`, 'user-agent': `${supplierId} - SelfIntegration` } }
}

function leavesOf({ id, name, subCategories }: CategoryNode, above: readonly string[] = []): MarketplaceName[] {
  const path = [...above, name]
  return subCategories.length === 0
    ? [{ id, name: path.join(' › ') }]
    : subCategories.flatMap((one) => leavesOf(one, path))
}

function pricesOf({ salePrice, listPrice }: Pick<NewMarketplaceProduct, 'salePrice' | 'listPrice'>) {
  return { salePrice: Number(salePrice), listPrice: Number(listPrice) }
}

function itemOf(item: NewMarketplaceProduct) {
  const { barcode, title, description, productMainId, brandId, categoryId, quantity, stockCode, vatRate } = item
  return {
    ...{ barcode, title, description, productMainId, brandId, categoryId, quantity, stockCode, vatRate },
    ...pricesOf(item),
    dimensionalWeight: 1,
    images: item.images.map((url) => ({ url })),
    attributes: item.attributes.map(({ attributeId, attributeValueId }) => ({
      attributeId,
      attributeValueIds: [attributeValueId],
    })),
  }
}

/** A change of what is listed: without price and stock, which have a call of their own. */
function contentItemOf(item: NewMarketplaceProduct) {
  const { barcode, title, description, productMainId, brandId, categoryId, stockCode, vatRate } = item
  return {
    ...{ barcode, title, description, productMainId, brandId, categoryId, stockCode, vatRate },
    dimensionalWeight: 1,
    images: item.images.map((url) => ({ url })),
    attributes: item.attributes.map(({ attributeId, attributeValueId }) => ({ attributeId, attributeValueId })),
  }
}

function batchOf({ batchRequestId, status, items }: ReturnType<typeof BatchResult.create>): MarketplaceBatch {
  const judged = items.map(({ requestItem, status: own, failureReasons }) => ({
    barcode: requestItem.barcode ?? requestItem.product?.barcode ?? '',
    status: own ?? null,
    failureReasons: (failureReasons ?? []).map((reason) => (typeof reason === 'string' ? reason : reason.message)),
  }))
  const each = judged.length > 0 && judged.every((one) => one.status === 'SUCCESS' || one.status === 'FAILED')
  return {
    batchRequestId,
    done: status ? status === 'COMPLETED' : each,
    items: judged.map(({ status: own, ...one }) => ({ ...one, taken: own === 'SUCCESS' })),
  }
}

function productsIn(content: ReturnType<typeof Contents.create>['content'][number]): MarketplaceProduct[] {
  const { title, brand, category, images, variants } = content
  return variants.map(({ barcode, stockCode, price, stock }) => ({
    id: barcode,
    ...{ barcode, title, stockCode, ...price, ...stock },
    ...{ brand: brand.name, categoryName: category.name, images: images.map(({ url }) => url) },
  }))
}

function orderOf({
  orderNumber,
  orderDate,
  status,
  customerFirstName,
  customerLastName,
  ...order
}: Order): MarketplaceOrder {
  const address = ({ fullAddress, countryCode, ...rest }: Order['shipmentAddress']) => ({
    ...rest,
    address: fullAddress,
    country: countryCode,
  })
  return {
    orderNumber,
    orderedAt: new Date(orderDate - istanbulOffset),
    status,
    customer: `${customerFirstName} ${customerLastName}`.trim(),
    total: order.totalPrice,
    shipmentAddress: address(order.shipmentAddress),
    invoiceAddress: address(order.invoiceAddress),
    lines: order.lines.map(({ productName, ...line }) => ({ ...line, title: productName })),
  }
}

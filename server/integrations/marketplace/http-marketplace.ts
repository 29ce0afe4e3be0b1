import type { Infer } from 'superstruct'
import { maxFileSize } from '#api/rules/platform/files.ts'
import { Attributes, Batch, Brands, Categories, type Order, Orders, Products } from './answers.ts'
import { type ConnectionOptions, connect } from './connection.ts'
import type {
  Marketplace,
  MarketplaceAccount,
  MarketplaceBatch,
  MarketplaceOrder,
  NewMarketplaceProduct,
} from './marketplace.ts'

/** A marketplace integration service over HTTP: the seven calls, signed in, bounded in time and size, their answers judged. */
export function httpMarketplace(options: ConnectionOptions): Marketplace {
  const { ask, askWithin, fetchPicture } = connect(options)
  const send: Marketplace['createProducts'] = async (account, items) => {
    const body = { ...named(account), items: items.map(itemOf) }
    return batchOf(await ask('createProducts', { method: 'POST', body }, Batch))
  }
  return {
    products: async (account, { barcode, page, limit }) => {
      const query = { ...named(account), barcode, page, limit }
      const { content, totalElements } = await ask('filterProducts', { method: 'GET', query }, Products)
      const rows = content.map((row) => ({ ...row, images: row.images.map(({ url }) => url) }))
      return { rows, total: totalElements }
    },
    brandsByName: async (_, name) => (await ask('getBrands/byName', { method: 'GET', query: { name } }, Brands)).brands,
    categoriesByName: async (_, name) => {
      const { categories } = await ask('getCategories', { method: 'GET', query: { name } }, Categories)
      return categories.map(({ id, name, path }) => ({ id, name: [...path, name].join(' › ') }))
    },
    categoryAttributes: async (_, categoryId) => {
      const answer = await ask('getCategoryAttributes', { method: 'GET', query: { categoryId } }, Attributes)
      return answer.categoryAttributes.map(({ attribute, required, attributeValues }) => ({
        ...attribute,
        required,
        values: attributeValues,
      }))
    },
    createProducts: send,
    // What is listed already is brought up to date by the same call.
    updateProducts: send,
    updateOffers: send,
    // It answers at once what became of each item, so nobody has to ask for one.
    batch: async (_, batchRequestId) => ({ batchRequestId, done: true, items: [] }),
    orders: async (account, { from, to, status, page, limit }) => {
      const query = { ...named(account), startDate: from.getTime(), endDate: to.getTime(), status, page, limit }
      const { content, totalElements } = await askWithin('getOrders', { method: 'GET', query }, Orders)
      return { rows: content.map(orderOf), total: totalElements }
    },
    picture: (address) => fetchPicture(address, maxFileSize),
  }
}

function named({ baseKey, supplierId }: MarketplaceAccount) {
  return { baseKey, supplierId }
}

function itemOf({ images, currency, salePrice, listPrice, ...item }: NewMarketplaceProduct) {
  return {
    ...item,
    currencyType: currency,
    salePrice: Number(salePrice),
    listPrice: Number(listPrice),
    images: images.map((url) => ({ url })),
  }
}

function batchOf({ batchRequestId, items }: Infer<typeof Batch>): MarketplaceBatch {
  const taken = items.map(({ status, ...item }) => ({ ...item, taken: status === 'SUCCESS' }))
  return { batchRequestId, done: true, items: taken }
}

function orderOf(order: Order): MarketplaceOrder {
  const { orderNumber, orderDate, status, customerFirstName, customerLastName, totalPrice, lines, ...rest } = order
  return {
    orderNumber,
    orderedAt: new Date(orderDate),
    status,
    customer: `${customerFirstName} ${customerLastName}`.trim(),
    total: totalPrice,
    shipmentAddress: rest.shipmentAddress,
    invoiceAddress: rest.invoiceAddress,
    lines: lines.map(({ productName, ...line }) => ({ ...line, title: productName })),
  }
}

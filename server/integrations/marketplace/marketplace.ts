import type { MarketplaceAdapter } from '#api/resources/catalog/marketplace-account.ts'

/** What names a shop at a marketplace. It stays on the server. */
export interface MarketplaceAccount {
  /** Whom it is at; the marketplace service where it says nothing. */
  readonly adapter?: MarketplaceAdapter
  readonly baseKey: string
  readonly supplierId: string
}

/** A product as the marketplace lists it for a supplier. Prices are decimal texts; a picture is fetched by `Marketplace.picture`. */
export interface MarketplaceProduct {
  readonly id: string
  readonly barcode: string
  readonly title: string
  readonly stockCode: string
  readonly brand: string
  readonly categoryName: string
  readonly quantity: number
  readonly salePrice: string
  readonly listPrice: string
  readonly images: readonly string[]
}

export interface MarketplaceName {
  readonly id: number
  /** Of a category with those above it: `Giyim › Kadın › Elbise`. */
  readonly name: string
}

export interface MarketplaceAttribute extends MarketplaceName {
  readonly required: boolean
  readonly values: readonly MarketplaceName[]
}

/** A variant to be listed. Its barcode names it for ever: sent again, it is the same one. */
export interface NewMarketplaceProduct {
  readonly barcode: string
  readonly title: string
  readonly description: string
  /** What the variants of one product have in common. */
  readonly productMainId: string
  readonly currency: string
  readonly vatRate: number
  readonly stockCode: string
  readonly brandId: number
  readonly categoryId: number
  readonly quantity: number
  readonly salePrice: string
  readonly listPrice: string
  readonly images: readonly string[]
  readonly attributes: readonly { readonly attributeId: number; readonly attributeValueId: number }[]
}

/** What became of the items of one call: each is taken or refused for itself. A marketplace that looks at them first is asked later. */
export interface MarketplaceBatch {
  readonly batchRequestId: string
  readonly done: boolean
  readonly items: readonly {
    readonly barcode: string
    readonly taken: boolean
    readonly failureReasons: readonly string[]
  }[]
}

export interface MarketplaceAddress {
  readonly fullName: string
  readonly address: string
  readonly district: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
  readonly phone: string
}

export interface MarketplaceOrder {
  readonly orderNumber: string
  readonly orderedAt: Date
  readonly status: string
  readonly customer: string
  readonly total: string
  /** Where the parcel goes, and whom the invoice is for. A part that the marketplace keeps to itself is empty. */
  readonly shipmentAddress: MarketplaceAddress
  readonly invoiceAddress: MarketplaceAddress
  readonly lines: readonly {
    readonly barcode: string
    readonly title: string
    readonly quantity: number
    readonly price: string
  }[]
}

/** One page of a list, from page 0; `total` counts all pages together. */
export interface MarketplacePage<T> {
  readonly rows: readonly T[]
  readonly total: number
}

interface Paged {
  readonly page: number
  readonly limit: number
}

/** A marketplace as the shop works with it. Whatever cannot be had is a `MarketplaceFailure`. */
export interface Marketplace {
  /** A supplier's products, page by page; with a barcode, those that carry it. */
  products(
    account: MarketplaceAccount,
    query: Paged & { readonly barcode?: string },
  ): Promise<MarketplacePage<MarketplaceProduct>>
  brandsByName(account: MarketplaceAccount, name: string): Promise<readonly MarketplaceName[]>
  /** Only those that products can be listed in. */
  categoriesByName(account: MarketplaceAccount, name: string): Promise<readonly MarketplaceName[]>
  categoryAttributes(account: MarketplaceAccount, categoryId: number): Promise<readonly MarketplaceAttribute[]>
  /** At most 1000 items in one call. */
  createProducts(account: MarketplaceAccount, items: readonly NewMarketplaceProduct[]): Promise<MarketplaceBatch>
  /** Texts, pictures and attributes of listed variants, at most 1000 in one call. */
  updateProducts(account: MarketplaceAccount, items: readonly NewMarketplaceProduct[]): Promise<MarketplaceBatch>
  /** Prices and stock of listed variants, at most 1000 in one call. Told twice, they are the same. */
  updateOffers(account: MarketplaceAccount, items: readonly NewMarketplaceProduct[]): Promise<MarketplaceBatch>
  /** What has become of a batch by now. */
  batch(account: MarketplaceAccount, batchRequestId: string): Promise<MarketplaceBatch>
  /** At most two weeks of orders, none older than three months. */
  orders(
    account: MarketplaceAccount,
    query: Paged & { readonly from: Date; readonly to: Date; readonly status?: string },
  ): Promise<MarketplacePage<MarketplaceOrder>>
  /** The bytes of a product's picture, as they came. */
  picture(address: string): Promise<Buffer>
}

/**
 * Why a marketplace gave nothing: it was not reached in time, it was asked too often, it does not know us or the account, it refused what was
 * asked, it answered what nobody can read, or a picture lies where none is fetched from.
 */
export type MarketplaceTrouble = 'unreachable' | 'busy' | 'unknown account' | 'refused' | 'unreadable' | 'elsewhere'

export class MarketplaceFailure extends Error {
  readonly trouble: MarketplaceTrouble

  constructor(trouble: MarketplaceTrouble, detail: string) {
    super(`The marketplace is ${trouble}: ${detail}`)
    this.trouble = trouble
  }
}

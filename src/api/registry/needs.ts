import { type ListedNeed, type NeedName, needNames } from '#api/contract/sales/dashboard.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { fullAccess, type Holder, permits } from '#api/rules/platform/session.ts'
import { type ListName, listNamed } from './lists.ts'

/** Something that waits for a person, and the page that shows it. */
interface Need {
  readonly says: Says
  /** Something went wrong, and does not only wait. */
  readonly wrong?: true
  /** The page of the list that shows these; the list's own where nothing is said. */
  readonly page?: string
}

/** The filters of a list by which the server counts it and the panel opens it. */
interface ListNeed extends Need {
  readonly list: ListName
  readonly filters: Readonly<Record<string, string>>
}

/** What no list shows, and whom it concerns. */
interface PageNeed extends Need {
  readonly page: string
  readonly codes: readonly number[]
}

const needs: Readonly<Record<ListedNeed, ListNeed>> & { readonly set_up: PageNeed } = {
  orders: {
    list: 'orders',
    filters: { status: 'pending' },
    says: /*i18n*/ { id: 'needs.orders', message: 'Onay bekleyen sipariş' },
  },
  late: {
    list: 'orders',
    filters: { status: 'delayed,delivery_exception,undelivered' },
    wrong: true,
    says: /*i18n*/ { id: 'needs.late', message: 'Geciken ya da teslim edilemeyen gönderi' },
  },
  invoices: {
    list: 'orders',
    filters: { needs: 'invoice' },
    wrong: true,
    says: /*i18n*/ { id: 'needs.invoices', message: 'Kabul edilmeyen fatura' },
  },
  transfers: {
    list: 'orders',
    filters: { needs: 'transfer' },
    page: '/orders/money-transfers',
    says: /*i18n*/ { id: 'needs.transfers', message: 'Ödemesi bekleyen havale' },
  },
  refunds: {
    list: 'order-refunds',
    filters: { status: 'pending' },
    says: /*i18n*/ { id: 'needs.refunds', message: 'Karar bekleyen iade' },
  },
  refunds_unpaid: {
    list: 'order-refunds',
    filters: { status: 'accepted' },
    says: /*i18n*/ { id: 'needs.refunds_unpaid', message: 'Parası ödenecek iade' },
  },
  money_back: {
    list: 'orders',
    filters: { needs: 'refund' },
    says: /*i18n*/ { id: 'needs.money_back', message: 'Para iadesi bekleyen iptal' },
  },
  cheques_overdue: {
    list: 'cheques',
    filters: { due: 'overdue' },
    wrong: true,
    says: /*i18n*/ { id: 'needs.cheques_overdue', message: 'Vadesi geçen çek' },
  },
  cheques: {
    list: 'cheques',
    filters: { due: 'week' },
    says: /*i18n*/ { id: 'needs.cheques', message: 'Vadesi 7 gün içinde gelen çek' },
  },
  given_cheques_overdue: {
    list: 'given-cheques',
    filters: { due: 'overdue' },
    wrong: true,
    says: /*i18n*/ { id: 'needs.given_cheques_overdue', message: 'Vadesi geçen, ödenmemiş verilen çek' },
  },
  given_cheques: {
    list: 'given-cheques',
    filters: { due: 'week' },
    says: /*i18n*/ { id: 'needs.given_cheques', message: '7 gün içinde ödenecek verilen çek' },
  },
  reviews: {
    list: 'product-reviews',
    filters: { status: 'pending' },
    says: /*i18n*/ { id: 'needs.reviews', message: 'Yanıt bekleyen değerlendirme' },
  },
  listings: {
    list: 'product-listings',
    filters: { status: 'refused' },
    wrong: true,
    says: /*i18n*/ { id: 'needs.listings', message: 'Pazaryerinin reddettiği ürün' },
  },
  stock: {
    list: 'products',
    filters: { stock: 'none', status: '1' },
    says: /*i18n*/ { id: 'needs.stock', message: 'Stoğu biten etkin ürün' },
  },
  low_stock: {
    list: 'products',
    filters: { stock: 'low', status: '1' },
    says: /*i18n*/ { id: 'needs.low_stock', message: 'Kritik stokun altındaki etkin ürün' },
  },
  jobs: {
    list: 'jobs',
    filters: { failed: 'week' },
    wrong: true,
    says: /*i18n*/ { id: 'needs.jobs', message: 'Hata veren iş' },
  },
  set_up: {
    page: '/setup',
    // Whoever owns the shop: most of its steps are settings.
    codes: [fullAccess],
    says: /*i18n*/ { id: 'needs.set_up', message: 'Kurulumda eksik' },
  },
}

/** What is counted and opened under this name. */
export function needNamed<Name extends NeedName>(name: Name): (typeof needs)[Name] {
  return needs[name]
}

/** What somebody may be told of: that whose list they may open. */
export function needsFor(holder: Holder): NeedName[] {
  return needNames.filter((name) => permits(holder, codesOf(needs[name])))
}

/** The list with the filters that the count is made with, or the page of what no list shows. */
export function addressOf(need: ListNeed | PageNeed): string {
  if (!('list' in need)) return need.page
  const { list, page = `/${list}`, filters } = need
  return `${page}?${new URLSearchParams(filters)}`
}

function codesOf(need: ListNeed | PageNeed): readonly number[] {
  return 'list' in need ? listNamed(need.list).codes.list : need.codes
}

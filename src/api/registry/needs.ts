import { type NeedName, needNames } from '#api/contract/sales/dashboard.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { type Holder, permits } from '#api/rules/platform/session.ts'
import { type ListName, listNamed } from './lists.ts'

/** Something that waits for a person: the filters of a list by which the server counts it and the panel opens it. */
interface Need {
  readonly list: ListName
  readonly filters: Readonly<Record<string, string>>
  /** The page of the list that shows these; the list's own where nothing is said. */
  readonly page?: string
  /** Something went wrong, and does not only wait. */
  readonly wrong?: true
  readonly says: Says
}

const needs: Readonly<Record<NeedName, Need>> = {
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
  jobs: {
    list: 'jobs',
    filters: { failed: 'week' },
    wrong: true,
    says: /*i18n*/ { id: 'needs.jobs', message: 'Hata veren iş' },
  },
}

/** What is counted and opened under this name. */
export function needNamed(name: NeedName): Need {
  return needs[name]
}

/** What somebody may be told of: that whose list they may open. */
export function needsFor(holder: Holder): NeedName[] {
  return needNames.filter((name) => permits(holder, listNamed(needs[name].list).codes.list))
}

/** The list with the filters that the count is made with. */
export function addressOf({ list, page = `/${list}`, filters }: Need): string {
  return `${page}?${new URLSearchParams(filters)}`
}

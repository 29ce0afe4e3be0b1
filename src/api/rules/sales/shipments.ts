import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import {
  type CargoAnswer,
  largestParcel,
  longestTrackingCode,
  mostPackages,
  type ParcelSize,
} from '#api/contract/sales/shipments.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** Where goods are in the shop's hands: from accepting an order until it is reported to cargo. */
export const inHand: readonly OrderStatus[] = ['accepted', 'preparing', 'being_packed', 'unpacked']

/** Facts: where the order stands. */
export const readyForCargo: Rule<{ status: OrderStatus }> = rule(
  /*i18n*/ {
    id: 'shipping.order_not_ready',
    message: 'Yalnızca onaylanmış ve henüz kargoya bildirilmemiş sipariş kargoya verilebilir.',
  },
  [],
  ({ status }) => inHand.includes(status),
)

/** Facts: the method that was chosen, one of the shop's. */
export const methodChosen: Rule<{ shipping_method_id: number | null }> = rule(
  /*i18n*/ { id: 'shipping.method_required', message: 'Kargo yöntemini seçin.' },
  [],
  ({ shipping_method_id }) => shipping_method_id !== null,
  { at: () => ['shipping_method_id'] },
)

/** Facts: how the parcel was measured; `null` where nobody said. */
export const parcelSized: Rule<{ size: ParcelSize | null }> = rule(
  /*i18n*/ {
    id: 'shipping.parcel_size',
    message: 'Koli adedi 1 ile {most} arasında olmalıdır; ağırlık ve desi boş kalır ya da 0 ile {max} arasında olur.',
  },
  [],
  ({ size }) => wrongIn(size).length === 0,
  { about: () => ({ most: mostPackages, max: largestParcel }), at: ({ size }) => wrongIn(size) },
)

/** Facts: what the cargo company answered. */
export const inDeliveryArea: Rule<{ answer: CargoAnswer }> = rule(
  /*i18n*/ { id: 'cargo.out_of_area', message: 'Adres dağıtım alanı dışında. Yine de devam edilsin mi?' },
  'R204',
  ({ answer }) => answer.kind !== 'out_of_area',
)

/** Facts: what the cargo company answered. */
export const noCargoError: Rule<{ answer: CargoAnswer }> = rule(
  /*i18n*/ { id: 'cargo.error', message: 'Kargo firması hata verdi: {message}. Yine de devam edilsin mi?' },
  'R205',
  ({ answer }) => answer.kind !== 'error',
  { about: ({ answer }) => ({ message: answer.kind === 'error' ? answer.message : '' }) },
)

/** A code that the staff bring themselves. */
export const trackingCodeShort: Rule<{ tracking_code: string }> = rule(
  /*i18n*/ { id: 'shipping.tracking_code', message: 'Kargo takip numarası 1 ile {max} karakter arasında olmalıdır.' },
  [],
  ({ tracking_code }) => tracking_code.trim() !== '' && tracking_code.length <= longestTrackingCode,
  { about: () => ({ max: longestTrackingCode }), at: () => ['tracking_code'] },
)

export const trackingOnlyToCargo = serverRule(
  /*i18n*/ {
    id: 'shipping.tracking_elsewhere',
    message: 'Takip numarası yalnızca kargoya bildirirken verilir.',
  },
  [],
)

/** Nobody has to decide about a parcel that no company warned of or refused. */
export const nothingToDecide = serverRule(
  /*i18n*/ {
    id: 'shipping.nothing_to_decide',
    message: 'Kargo firması bu sipariş için uyarı ya da hata vermedi; önce kargoya verin.',
  },
  [],
)

/** There is nothing to ask a cargo company about. */
export const nothingTracked = serverRule(
  /*i18n*/ { id: 'shipping.nothing_tracked', message: 'Kargo firmasının takip ettiği bir gönderi yok.' },
  [],
)

export const updateNotFetched = serverRule(
  /*i18n*/ { id: 'shipping.news_failed', message: 'Kargo firmasına ulaşılamadı. Biraz sonra tekrar deneyin.' },
  [],
)

/** What is kept in place of a company's own words when it gave none. */
export const cargoUnreachable = /*i18n*/ { id: 'shipping.unreachable', message: 'firmaya ulaşılamadı' }

function wrongIn(size: ParcelSize | null): string[] {
  if (size === null) return []
  const { packages } = size
  const counted = Number.isInteger(packages) && packages >= 1 && packages <= mostPackages
  const measured = (['weight', 'desi'] as const).filter((key) => {
    const measure = size[key]
    return measure !== null && !(measure > 0 && measure <= largestParcel)
  })
  return [...(counted ? [] : ['packages']), ...measured]
}

import type { ShortReason } from '#api/contract/sales/picking.ts'

/** Why fewer pieces are picked than were ordered, in the words of the shop. */
export const reasons: Readonly<Record<ShortReason, { readonly id: string; readonly message: string }>> = {
  '': /*i18n*/ { id: 'picking.reason.none', message: 'Eksik mi?' },
  missing: /*i18n*/ { id: 'picking.reason.missing', message: 'Rafta yok' },
  damaged: /*i18n*/ { id: 'picking.reason.damaged', message: 'Hasarlı' },
  wrong_stock: /*i18n*/ { id: 'picking.reason.wrong_stock', message: 'Stok yanlış' },
  other: /*i18n*/ { id: 'picking.reason.other', message: 'Başka neden' },
}

import type { LabelField } from '#api/contract/content/labels.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Edge } from '#machines/content/label-designer/canvas.ts'

/** What the fields are called that texts and codes may name. */
export const fieldSays: Readonly<Record<LabelField, Says>> = {
  name: /*i18n*/ { id: 'label_fields.name', message: 'Ürün adı' },
  options: /*i18n*/ { id: 'label_fields.options', message: 'Varyant seçenekleri' },
  barcode: /*i18n*/ { id: 'label_fields.barcode', message: 'Barkod (yoksa stok kodu)' },
  stock_code: /*i18n*/ { id: 'label_fields.stock_code', message: 'Stok kodu' },
  brand: /*i18n*/ { id: 'label_fields.brand', message: 'Marka' },
  shelf: /*i18n*/ { id: 'label_fields.shelf', message: 'Raf' },
  shop: /*i18n*/ { id: 'label_fields.shop', message: 'Mağaza adı' },
  date: /*i18n*/ { id: 'label_fields.date', message: 'Bugünün tarihi' },
}

export const edgeSays: Readonly<Record<Edge, Says>> = {
  left: /*i18n*/ { id: 'label_designer.to_left', message: 'Sola yasla' },
  center: /*i18n*/ { id: 'label_designer.to_center', message: 'Yatayda ortala' },
  right: /*i18n*/ { id: 'label_designer.to_right', message: 'Sağa yasla' },
  top: /*i18n*/ { id: 'label_designer.to_top', message: 'Üste yasla' },
  middle: /*i18n*/ { id: 'label_designer.to_middle', message: 'Dikeyde ortala' },
  bottom: /*i18n*/ { id: 'label_designer.to_bottom', message: 'Alta yasla' },
}

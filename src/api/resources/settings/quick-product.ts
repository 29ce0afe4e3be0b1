import { choice, flag, quantity, reference, references, status } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'
import { presetQuantities } from '#api/rules/settings/shop.ts'

/** What the quick form of a product begins with (R21). */
export const quickProduct = section({
  name: 'quick-product',
  title: /*i18n*/ { id: 'settings.quick_product', message: 'Hızlı ürün' },
  says: /*i18n*/ {
    id: 'settings.quick_product_says',
    message: 'Hızlı ürün formunun başladığı değerler. Var olan ürünler değişmez.',
  },
  within: 'fast_product_settings',
  rules: presetQuantities,
  fields: {
    typeID: choice({
      label: /*i18n*/ { id: 'settings.preset_type', message: 'Ürün türü' },
      choices: [
        { value: '1', says: /*i18n*/ { id: 'settings.preset_type_1', message: 'Ürün' } },
        { value: '3', says: /*i18n*/ { id: 'settings.preset_type_3', message: 'Hizmet' } },
      ],
    }),
    tax: reference({ label: /*i18n*/ { id: 'settings.preset_tax', message: 'Vergi' }, to: 'taxes' }),
    unit: reference({ label: /*i18n*/ { id: 'settings.preset_unit', message: 'Birim' }, to: 'units' }),
    brand: reference({ label: /*i18n*/ { id: 'settings.preset_brand', message: 'Marka' }, to: 'brands' }),
    tags: references({ label: /*i18n*/ { id: 'settings.preset_tags', message: 'Etiketler' }, to: 'tags' }),
    supplier: reference({ label: /*i18n*/ { id: 'settings.preset_supplier', message: 'Tedarikçi' }, to: 'suppliers' }),
    min_quantity: quantity({
      label: /*i18n*/ { id: 'settings.preset_min_quantity', message: 'En az alış' },
      min: 1,
      initial: 1,
    }),
    max_quantity: quantity({
      label: /*i18n*/ { id: 'settings.preset_max_quantity', message: 'En çok alış' },
      min: 1,
      initial: 999,
    }),
    step_quantity: quantity({
      label: /*i18n*/ { id: 'settings.preset_step_quantity', message: 'Alış adımı' },
      min: 1,
      initial: 1,
    }),
    stock_quantity: quantity({
      label: /*i18n*/ { id: 'settings.preset_stock_quantity', message: 'Stok' },
      min: 0,
      initial: 0,
    }),
    review_status: flag({
      label: /*i18n*/ { id: 'settings.preset_review_status', message: 'Değerlendirilebilir' },
      initial: 1,
    }),
    refund_status: flag({
      label: /*i18n*/ { id: 'settings.preset_refund_status', message: 'İade edilebilir' },
      initial: 1,
    }),
    adult_status: flag({
      label: /*i18n*/ { id: 'settings.preset_adult_status', message: 'Yetişkinlere özel' },
      initial: 0,
    }),
    status: status(),
  },
})

import type { Product, ProductInput } from '#api/contract/catalog/products.ts'
import type { Image } from '#api/contract/platform/images.ts'
import { product } from '#tests/product-form.ts'
import { price, translation, variant } from '#tests/product-input.ts'
import { s, sized, two, variants } from '#tests/product-rules.ts'
import { english, turkish } from '#tests/seed.ts'

function image(changes: Partial<Image> = {}): Image {
  return { type: 0, image: 'a.webp', status: 1, deleted: 0, ...changes }
}

/** A stored product with two variants and a picture: every rule lets it through. */
export const keten = product(
  two(
    { stock_code: 'K-S', images: [image({ id: 1, type: 1 }), image({ id: 2, image: 'b.webp' })] },
    { stock_code: 'K-M' },
  ),
)

/** The same product as somebody else saved it meanwhile. */
export const theirs: Product = {
  ...keten,
  version: 2,
  translations: [translation(turkish, 'Keten gömlek'), translation(english, 'Linen dress')],
}

/** What another product has wrong, by the rule that refuses it. Each is opened in the form and submitted as it is. */
export const wrong: Readonly<Record<string, Partial<ProductInput>>> = {
  'validation.type': { product_type_id: 0 },
  'validation.translation': { translations: [translation(turkish, 'Keten elbise'), translation(english, '')] },
  'validation.main_category': { main_category_id: null, categories: [] },
  'validation.tax': { tax_id: null },
  'validation.number': { min_quantity: 'bir' },
  'validation.min_quantity': { min_quantity: 0 },
  'validation.min_above_max': { min_quantity: 10, max_quantity: 5 },
  'validation.min_not_multiple': { min_quantity: 3, step_quantity: 2 },
  'validation.max_quantity': { max_quantity: 0 },
  'validation.step_quantity': { step_quantity: 0 },
  'validation.min_stock': { min_stock: -1 },
  'validation.variant_required': { variants: [] },
  'variant.last_cannot_be_deleted': { variants: [variant({ deleted: 1 })] },
  'validation.one_default_variant': two({ is_default: 1 }, { is_default: 1 }),
  'variant.too_many': variants(...Array.from({ length: 2001 }, (_, index) => sized(s + index))),
  'validation.option_required': { ...variants([]), selected_options: [] },
  'validation.variant_options': { ...variants(sized(s), []) },
  'validation.variant_option_value': variants(sized(s), sized(0)),
  'validation.variant_duplicate': variants(sized(s), sized(s)),
  'validation.price': { variants: [variant({ prices: [price({ price: '0' })] })] },
  'price.strikethrough_below': { variants: [variant({ prices: [price({ strikethrough_price: '39.90' })] })] },
  'validation.invalid_choice': { variants: [variant({ images: [image({ type: 9 })] })] },
  'validation.one_front_image': { variants: [variant({ images: [image({ type: 1 }), image({ type: 1 })] })] },
  'files.allowed_number': { variants: [variant({ images: Array.from({ length: 6 }, () => image()) })] },
  'validation.code_characters': { variants: [variant({ stock_code: 'K-1\t8680000000017' })] },
  'validation.code_rounded': { variants: [variant({ barcode: '8,69123E+12' })] },
  'validation.stock-code-or-barcode-already-exist': two({ stock_code: 'K' }, { stock_code: 'K' }),
  'validation.max_length': { translations: [translation(turkish, 'K'.repeat(256)), translation(english, 'Linen')] },
  'validation.seo_tags': {
    translations: [{ ...translation(turkish, 'Keten'), meta_keywords: 'a,b,c,d,e,f' }, translation(english, 'Linen')],
  },
  'validation.listed_twice': {
    translations: [translation(turkish, 'Keten'), translation(turkish, 'Keten'), translation(english, 'Linen')],
  },
}

/** The same in as few products as can have it: a page shows all reasons of a product at once. */
export const wrongTogether: Readonly<Record<string, Partial<ProductInput>>> = {
  fields: {
    ...{ product_type_id: 0, min_quantity: 'bir', max_quantity: 0, step_quantity: 0, min_stock: -1, variants: [] },
    translations: [
      { ...translation(turkish, 'K'.repeat(256)), meta_keywords: 'a,b,c,d,e,f' },
      translation(english, 'Linen'),
    ],
  },
  quantities: { min_quantity: 11, max_quantity: 5, step_quantity: 2, variants: [variant({ deleted: 1 })] },
  options: { ...variants([]), selected_options: [], min_quantity: 0 },
  variants: {
    ...variants(sized(s)),
    translations: [translation(turkish, 'Keten'), translation(turkish, 'Keten'), translation(english, 'Linen')],
    variants: [
      variant({ options: sized(s), stock_code: 'K', prices: [price({ price: '0' })], images: [image({ type: 9 })] }),
      variant({
        ...{ options: sized(s), stock_code: 'K', prices: [price({ strikethrough_price: '39.90' })] },
        images: [image({ type: 1 }), image({ type: 1 })],
      }),
      variant({
        is_default: 0,
        options: sized(0),
        shelf: 'R1\tR2',
        barcode: '8,69E+12',
        images: Array.from({ length: 6 }, () => image()),
      }),
    ],
  },
}

const products = { ...wrong, ...wrongTogether }
const firstId = 100

/** Such a product's id. */
export function idOf(rule: string): number {
  return firstId + Object.keys(products).indexOf(rule)
}

/** The stored product of an id; `null` without one. */
export function storedAs(id: number | null): Product | null {
  if (id === null) return null
  const changes = Object.values(products)[id - firstId]
  return changes ? { ...product(changes), id } : keten
}

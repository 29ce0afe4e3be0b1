import { useLingui } from '@lingui/react'
import type { ProductInput } from '#api/contract/catalog/products.ts'
import { usePart } from './form-actor.ts'
import { fieldName, nameOfList, variantName } from './names.ts'

/** Names the parts that a conflict and the history tell apart: `Ürün adı · English`, `Satış fiyatı · Türkiye · S / Kırmızı`. */
export function usePartName(): (path: string) => string {
  const { i18n } = useLingui()
  const { draft, lists } = usePart((form) => ({ draft: form.draft, lists: form.lists }))
  const attributes = usePart((form) => form.attributes)
  const theirs = usePart((form) => form.theirs)
  return (path) => {
    const [list, row = '', key = '', at = '', amount = ''] = path.split('.')
    if (list === 'translations') {
      const language = lists.languages.find(({ id }) => id === Number(row))
      return [fieldName(i18n, key), language?.name].filter(Boolean).join(' · ')
    }
    if (list === 'attributes') return attributes.find(({ id }) => id === Number(row))?.name ?? fieldName(i18n, list)
    if (list !== 'variants') return fieldName(i18n, path)
    const has = (variants: ProductInput['variants']) => variants.findIndex(({ id }) => id === Number(row))
    const product = has(draft.variants) < 0 && theirs ? theirs : draft
    const index = has(product.variants)
    const priced = key === 'prices' && at !== '' ? nameOfList(i18n, lists, Number(at)) : ''
    const variant = product.variants.length > 1 && index >= 0 ? variantName(i18n, product, lists, index) : ''
    const field =
      key === '' ? i18n._(/*i18n*/ { id: 'product.variant', message: 'Varyant' }) : fieldName(i18n, amount || key)
    return [field, priced, variant].filter(Boolean).join(' · ')
  }
}

import { useLingui } from '@lingui/react'
import type { Price, VariantOption } from '#api/contract/catalog/products.ts'
import type { Image } from '#api/contract/platform/images.ts'
import { shownImages } from '#api/rules/platform/gallery.ts'
import { plainTextOf } from '#api/rules/platform/rich-text.ts'
import { pathTo } from '#machines/catalog/product-form/categories.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { useChoices } from '#screens/platform/records/controls/use-choices.ts'
import { usePart } from './form-actor.ts'
import { typeName } from './Kind.tsx'
import { variantName } from './names.ts'
import { treeOf, wayTo } from './tree.ts'

interface PartValueProps {
  path: string
  value: unknown
}

const references: Readonly<Record<string, string>> = {
  tax_id: 'taxes',
  unit_id: 'units',
  brand_id: 'brands',
  supplier_id: 'suppliers',
  tags: 'tags',
}

/** A value of a product in words, whatever part of it that is. */
export function PartValue({ path, value }: PartValueProps) {
  const key = path.split('.').at(-1) ?? ''
  const to = references[key]
  if (to) return <Named to={to} ids={[value].flat().filter((id): id is number => typeof id === 'number')} />
  return <FormattedValue path={path} value={value} />
}

function Named({ to, ids }: { to: string; ids: readonly number[] }) {
  const { named } = useChoices(to, ids)
  return named.length > 0 ? named.map((one) => one.label).join(', ') : <Nothing />
}

function FormattedValue({ path, value }: PartValueProps) {
  const { i18n } = useLingui()
  const { draft, lists } = usePart((form) => ({ draft: form.draft, lists: form.lists }))
  const key = path.split('.').at(-1) ?? ''
  if (/^variants\.\d+$/.test(path)) return value === null ? i18n._(deleted) : i18n._(kept)
  if (value === '' || value === null || value === undefined) return <Nothing />
  if (key === 'main_category_id') {
    const { main_category_id } = value as { main_category_id: number | null }
    return main_category_id === null ? (
      <Nothing />
    ) : (
      wayTo(treeOf(lists.categories).names, pathTo(lists.categories, main_category_id))
    )
  }
  if (key === 'product_type_id') return typeName(i18n, Number(value))
  if (key === 'description') return plainTextOf(String(value)) || <Nothing />
  if (key === 'default_variant') {
    return variantName(
      i18n,
      draft,
      lists,
      draft.variants.findIndex(({ id }) => String(id) === value),
    )
  }
  if (key === 'selected_options') {
    return (value as number[]).map((id) => lists.options.find((one) => one.id === id)?.name ?? `#${id}`).join(', ')
  }
  if (key === 'options') return <Values options={value as VariantOption[]} />
  if (key === 'images') {
    const count = shownImages(value as Image[]).length
    return i18n._(/*i18n*/ { id: 'conflict.images', message: '{count} görsel', values: { count } })
  }
  if (key === 'categories') {
    const { names } = treeOf(lists.categories)
    return (value as number[]).map((id) => wayTo(names, pathTo(lists.categories, id))).join(', ') || <Nothing />
  }
  if (path.includes('.prices.') && typeof value === 'object')
    return formatsOf(i18n).amount(Number((value as Price).price))
  if (key.endsWith('price')) return formatsOf(i18n).amount(Number(value))
  if (path.startsWith('attributes.')) return <Attribute value={value as GivenAttribute} />
  if (key.endsWith('status') || key === 'auto_meta') return value === 1 ? i18n._(on) : i18n._(off)
  return String(value)
}

const deleted = /*i18n*/ { id: 'conflict.deleted', message: 'Silindi' }
const kept = /*i18n*/ { id: 'conflict.kept', message: 'Duruyor' }
const on = /*i18n*/ { id: 'product.on', message: 'Açık' }
const off = /*i18n*/ { id: 'product.off', message: 'Kapalı' }

function Values({ options }: { options: readonly VariantOption[] }) {
  const all = usePart(({ lists }) => lists.options)
  const names = options.map(
    (one) => all.find(({ id }) => id === one.option_id)?.values.find(({ id }) => id === one.option_value_id)?.name,
  )
  return names.filter(Boolean).join(' / ') || <Nothing />
}

interface GivenAttribute {
  readonly attribute_id: number
  readonly attribute_value_id: number | null
  readonly value: string
}

function Attribute({ value }: { value: GivenAttribute }) {
  const attributes = usePart((form) => form.attributes)
  const values = attributes.find(({ id }) => id === value.attribute_id)?.values
  return values?.find(({ id }) => id === value.attribute_value_id)?.name || value.value || <Nothing />
}

function Nothing() {
  const { i18n } = useLingui()
  return i18n._(/*i18n*/ { id: 'records.empty_value', message: '(boş)' })
}

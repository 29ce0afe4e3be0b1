import { type ProductInput, productTypes } from '#api/contract/catalog/products.ts'
import type { Switch } from '#api/contract/platform/common.ts'
import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import type { FormLists, Mode } from './form.types.ts'

type Preset = Partial<
  Pick<
    ProductInput,
    | 'product_type_id'
    | 'tax_id'
    | 'unit_id'
    | 'brand_id'
    | 'tags'
    | 'supplier_id'
    | 'min_quantity'
    | 'max_quantity'
    | 'step_quantity'
    | 'review_status'
    | 'refund_status'
    | 'adult_status'
    | 'status'
  >
> & { stock_quantity?: number }

/** The shop's presets of a new product, as far as they are there and still mean something (R21). What is left out takes the default. */
export function presetsOf({ presets, living }: Pick<FormLists, 'presets' | 'living'>, mode: Mode): Preset {
  const preset: Preset = {
    ...given('product_type_id', offeredType(presets.typeID, mode)),
    ...given('tax_id', existing(presets.tax, living.taxes)),
    ...given('unit_id', existing(presets.unit, living.units)),
    ...given('brand_id', existing(presets.brand, living.brands)),
    ...given('supplier_id', existing(presets.supplier, living.suppliers)),
    ...given('min_quantity', whole(presets.min_quantity, 1)),
    ...given('max_quantity', whole(presets.max_quantity, 1)),
    ...given('step_quantity', whole(presets.step_quantity, 1)),
    ...given('stock_quantity', whole(presets.stock_quantity, 0)),
    ...given('review_status', asSwitch(presets.review_status)),
    ...given('refund_status', asSwitch(presets.refund_status)),
    ...given('adult_status', asSwitch(presets.adult_status)),
    ...given('status', asSwitch(presets.status)),
  }
  const tags = Array.isArray(presets.tags) ? presets.tags.filter((id) => living.tags.includes(id)) : []
  return tags.length > 0 ? { ...preset, tags } : preset
}

/** The ids of the records that presets name, by resource: what must be looked up before they are used. */
export function namedByPresets(presets: FormLists['presets']): Record<keyof FormLists['living'], number[]> {
  const ids = (value: unknown) => [value].flat().filter((id): id is number => Number.isInteger(id) && Number(id) > 0)
  return {
    taxes: ids(presets.tax),
    units: ids(presets.unit),
    brands: ids(presets.brand),
    tags: ids(presets.tags),
    suppliers: ids(presets.supplier),
  }
}

function given<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>)
}

function offeredType(value: unknown, mode: Mode): number | undefined {
  const offered: readonly unknown[] =
    mode === 'quick' ? [productTypes.product, productTypes.service] : Object.values(productTypes)
  return offered.includes(value) ? (value as number) : undefined
}

function existing(value: unknown, living: readonly number[]): number | undefined {
  return living.find((id) => id === value)
}

function whole(value: unknown, least: number): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  return wholeOf(value) >= least ? wholeOf(value) : undefined
}

function asSwitch(value: unknown): Switch | undefined {
  return value === 0 || value === 1 ? value : undefined
}

import type { Page } from 'playwright-core'
import { productTypes, type Variant } from '#api/contract/catalog/products.ts'
import { staying } from '#api/rules/catalog/product-facts.ts'
import { isDirty } from '#machines/catalog/product-form/context.ts'
import type { FormContext } from '#machines/catalog/product-form/form.types.ts'
import { turkey } from '#tests/seed.ts'
import { categoryNames, optionNames, valueNames } from './product-names.ts'

/** As much of a product as the form shows without opening anything. */
interface Shown {
  readonly name: string
  readonly active: boolean
  readonly type: string
  readonly mainCategory: string
  readonly otherCategories: readonly string[]
  readonly options: readonly string[]
  /** In the table; none for a product that has no variants to choose from. */
  readonly variants: number
  /** The first of them: their options, price and stock. */
  readonly rows: readonly string[]
  /** The place of the default variant in the table. */
  readonly default: number
  readonly unsaved: boolean
}

/** What the page should show of a form in the walk. */
export function expectedOf(form: FormContext): Shown {
  const { draft } = form
  const varied = draft.product_type_id === productTypes.variant
  const variants = varied ? staying(draft) : []
  const main = draft.main_category_id
  return {
    name: draft.translations[0]?.name ?? '',
    active: draft.status === 1,
    type: [1, 2, 3].includes(draft.product_type_id) ? String(draft.product_type_id) : '',
    mainCategory: main === null ? '' : (wayTo.get(main) ?? ''),
    // The quick form asks for the main one alone.
    otherCategories:
      form.mode === 'quick'
        ? []
        : draft.categories.filter((id) => id !== main).map((id) => categoryNames.get(id) ?? ''),
    options: varied ? draft.selected_options.map((id) => optionNames.get(id) ?? '') : [],
    variants: variants.length,
    rows: variants.slice(0, few).map(({ variant }) => rowOf(variant)),
    // Of several, as only older rules left them, radio buttons show the last.
    default: variants.findLastIndex(({ variant }) => variant.is_default),
    unsaved: form.id !== null && isDirty(form),
  }
}

/** As many rows as are drawn at any height of the window. */
const few = 3

function rowOf({ options, prices, quantity }: Variant): string {
  const values = options.map((one) => valueNames.get(one.option_value_id) ?? '–')
  const price = prices.find((one) => one.country_id === turkey)?.price ?? ''
  const amount = new Intl.NumberFormat('tr', { minimumFractionDigits: 2 }).format(Number(price))
  return [...values, amount, quantity].join(' ')
}

const wayTo = new Map([
  [3, 'Giyim › Kadın › Elbise'],
  [4, 'Giyim › Kadın › Tişört'],
])

/** What the page shows. */
export function shownOn(page: Page): Promise<Shown> {
  return page.evaluate((upTo) => {
    const at = <E extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as E | null
    const chosen = (id: string) => {
      const typed = at(id)
      // Where nothing may be changed, the names alone are there.
      if (typed && typed.role !== 'combobox') return typed.value.split(', ').filter((one) => one !== '')
      const chips = typed?.parentElement?.querySelectorAll<HTMLElement>('[data-chip]') ?? []
      return [...chips].map((one) => one.dataset.chip ?? '')
    }
    const table = document.querySelector('table[aria-label="Varyantlar"]')
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].slice(0, upTo).map((row) => {
      const values = [...row.querySelectorAll('select')].map((one) => one.selectedOptions[0]?.label ?? '')
      const typed = ['.price', '.quantity'].map((end) => row.querySelector<HTMLInputElement>(`[id$="${end}"]`)?.value)
      return [...values, ...typed].join(' ')
    })
    return {
      name: at('translations.0.name')?.value ?? '',
      active: at('status')?.checked ?? false,
      type: at<HTMLSelectElement>('product_type_id')?.value ?? '',
      mainCategory: at('main_category_id')?.value ?? '',
      otherCategories: chosen('categories'),
      options: chosen('selected_options'),
      variants: table ? Number(table.getAttribute('aria-rowcount')) - 1 : 0,
      rows,
      default: [...(table?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])].findIndex(
        (one) => one.checked,
      ),
      unsaved: [...document.querySelectorAll('button')].some((one) => one.textContent === 'Değişiklikleri geri al'),
    }
  }, few)
}

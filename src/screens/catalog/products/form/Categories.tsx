import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { Category } from '#api/contract/catalog/catalogue.ts'
import { products } from '#api/listings/catalog/products.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import { pathTo } from '#machines/catalog/product-form/categories.ts'
import { useMakeHere } from '#screens/platform/records/make-here/use-make-here.tsx'
import { Combobox } from '#ui/Combobox.tsx'
import type { Choice } from '#ui/choice.ts'
import { MultiCombobox } from '#ui/MultiCombobox.tsx'
import { Section } from '#ui/Section.tsx'
import { FormField } from './FormField.tsx'
import { useForm, usePart } from './form-actor.ts'
import { useImported } from './import/import-actor.ts'
import { treeOf, wayTo } from './tree.ts'

/** Where the product stands in the tree of categories: one main category, which brings its ancestors, and others beside it (R14, R42, R43). */
export function Categories({ quick }: { quick: boolean }) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n._(/*i18n*/ { id: 'product.categories_section', message: 'Kategori' })}>
      <MainCategory />
      {!quick && <OtherCategories />}
    </Section>
  )
}

function MainCategory() {
  const form = useForm()
  const { i18n } = useLingui()
  const main = usePart(({ draft }) => draft.main_category_id)
  const categories = usePart(({ lists }) => lists.categories)
  const { choices, names } = treeOf(categories)
  const selected = main === null ? null : { value: main, label: wayTo(names, pathTo(categories, main)) }
  const { make, making, busy } = useMakeHere(products.fields.category_id, (choice, record) =>
    form.send({ type: 'CHOOSE_MAIN_CATEGORY', id: choice.value, made: madeAs(choice, record) }),
  )
  return (
    <FormField
      path="main_category_id"
      label={i18n._(/*i18n*/ { id: 'product.main_category', message: 'Ana kategori' })}
      hint={i18n._(
        /*i18n*/ {
          id: 'product.main_category_hint',
          message: 'Yalnızca alt kategorisi olmayan bir kategori seçilebilir.',
        },
      )}
      required
      imported={useImported('category')}
    >
      <Combobox
        choices={choices}
        selected={selected}
        onSelect={(choice) => choice && form.send({ type: 'CHOOSE_MAIN_CATEGORY', id: choice.value })}
        placeholder={i18n._(/*i18n*/ { id: 'product.main_category_search', message: 'Kategori ara' })}
        make={make}
        busy={busy}
      />
      {making}
    </FormField>
  )
}

function OtherCategories() {
  const form = useForm()
  const { i18n } = useLingui()
  const main = usePart(({ draft }) => draft.main_category_id)
  const chosen = usePart(({ draft }) => draft.categories)
  const { choices, names } = treeOf(usePart(({ lists }) => lists.categories))
  const open = useMemo(
    () => choices.filter(({ value }) => value !== main).map(({ heading: _, ...choice }) => choice),
    [choices, main],
  )
  const selected = chosen
    .filter((id) => id !== main && names.has(id))
    .map((id): Choice<number> => ({ value: id, label: names.get(id) ?? '' }))
  const { make, making, busy } = useMakeHere(products.fields.category_id, (choice, record) =>
    form.send({ type: 'ADD_CATEGORY', id: choice.value, made: madeAs(choice, record) }),
  )
  const choose = (next: readonly Choice<number>[]) => {
    const ids = next.map(({ value }) => value)
    for (const id of ids) if (!chosen.includes(id)) form.send({ type: 'ADD_CATEGORY', id })
    for (const { value } of selected) if (!ids.includes(value)) form.send({ type: 'REMOVE_CATEGORY', id: value })
  }
  return (
    <FormField
      path="categories"
      label={i18n._(/*i18n*/ { id: 'product.other_categories', message: 'Diğer kategoriler' })}
      hint={i18n._(
        /*i18n*/ {
          id: 'product.other_categories_hint',
          message: 'Ana kategorinin üst kategorileri kendiliğinden eklenir.',
        },
      )}
    >
      <MultiCombobox choices={open} selected={selected} onSelect={choose} make={make} busy={busy} />
      {making}
    </FormField>
  )
}

/** A category as the form lists it, of what was saved a moment ago. */
function madeAs({ value, label }: Choice<number>, { parent_id, status }: Draft): Category {
  return {
    id: value,
    parent_id: parent_id as Category['parent_id'],
    name: label,
    leaf: 1,
    status: status as Category['status'],
  }
}

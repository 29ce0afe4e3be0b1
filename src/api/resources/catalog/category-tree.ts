import { reference } from '#api/resources/platform/fields.ts'
import { untranslated } from '#api/resources/platform/untranslated.ts'
import { attributes } from './attributes.ts'
import { categories } from './categories.ts'

/** What the tree of categories can be narrowed by, beside the search. */
export const treeFilters = {
  status: categories.fields.status,
  attribute_id: reference({ label: attributes.one, to: 'attributes' }),
  untranslated,
}

/** What its columns are called that are no field of a category. */
export const treeLabels = {
  children: /*i18n*/ { id: 'categories.children', message: 'Alt kategoriler' },
  changed_on: /*i18n*/ { id: 'categories.changed_on', message: 'Son değişiklik' },
  id: /*i18n*/ { id: 'categories.number', message: 'No' },
}

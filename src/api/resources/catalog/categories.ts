import { image, longText, reference, references, status, text, translations } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { marketplaceLinks } from './marketplace-links.ts'

const texts = {
  name: text({ label: /*i18n*/ { id: 'categories.name', message: 'Kategori adı' }, required: true }),
  description: longText({ label: /*i18n*/ { id: 'categories.description', message: 'Açıklama' } }),
  meta_title: text({ label: /*i18n*/ { id: 'categories.meta_title', message: 'SEO başlığı' }, max: 100 }),
  meta_description: longText({
    label: /*i18n*/ { id: 'categories.meta_description', message: 'SEO açıklaması' },
    max: 255,
  }),
  meta_keywords: text({ label: /*i18n*/ { id: 'categories.meta_keywords', message: 'SEO anahtar kelimeleri' } }),
}

/** The tree that products lie in. Its list, moves and deletion have calls and a screen of their own. */
export const categories = resource({
  name: 'categories',
  title: /*i18n*/ { id: 'categories.title', message: 'Kategoriler' },
  one: /*i18n*/ { id: 'categories.one', message: 'Kategori' },
  codes: family(400),
  menu: 'catalog',
  list: 'catalog/categories/CategoryTree',
  acts: ['view', 'add', 'edit'],
  naming: 'translations',
  repeats: true,
  fields: {
    translations: translations({
      label: /*i18n*/ { id: 'categories.name', message: 'Kategori adı' },
      texts,
      found: { title: ['meta_title', 'name'], description: ['meta_description', 'description'] },
      required: true,
      listed: true,
      searched: true,
    }),
    parent_id: reference({
      label: /*i18n*/ { id: 'categories.parent', message: 'Üst kategori' },
      hint: /*i18n*/ { id: 'categories.parent_hint', message: 'Boş bırakılırsa en üstte yer alır.' },
      to: 'categories',
      usedBy: {
        says: /*i18n*/ { id: 'ties.subcategories', message: '{count, plural, other {# alt kategori}}' },
        filter: 'open',
      },
      parent: true,
    }),
    status: status({ listed: true }),
    image: image({ label: /*i18n*/ { id: 'categories.image', message: 'Görsel' } }),
    attributes: references({
      label: /*i18n*/ { id: 'attributes.title', message: 'Özellikler' },
      hint: /*i18n*/ {
        id: 'categories.attributes_hint',
        message: 'Bu kategorinin ürünleri bunlarla tanımlanır.',
      },
      to: 'attributes',
      makeHere: true,
      usedBy: {
        says: /*i18n*/ { id: 'ties.categories', message: '{count, plural, other {# kategori}}' },
        filter: 'attribute_id',
      },
      ordered: true,
    }),
    marketplace_links: marketplaceLinks('categories'),
  },
})

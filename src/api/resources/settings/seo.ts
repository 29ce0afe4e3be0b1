import { longText, rows, text } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'
import { fewTags } from '#api/rules/platform/search-tags.ts'

/** How search engines show the shop. */
export const seo = section({
  name: 'seo',
  title: /*i18n*/ { id: 'settings.seo', message: 'Arama motorları' },
  says: /*i18n*/ { id: 'settings.seo_says', message: 'Ana sayfanın arama sonuçlarında nasıl göründüğü.' },
  within: 'seo',
  rules: [fewTags],
  fields: {
    title: text({ label: /*i18n*/ { id: 'settings.seo_title', message: 'Başlık' }, max: 100 }),
    description: longText({ label: /*i18n*/ { id: 'settings.seo_description', message: 'Açıklama' }, max: 255 }),
    tags: rows({
      label: /*i18n*/ { id: 'settings.seo_tags', message: 'Etiketler (en fazla 5)' },
      columns: {
        tag: text({ label: /*i18n*/ { id: 'settings.seo_tag', message: 'Etiket' }, required: true, max: 50 }),
      },
    }),
  },
})

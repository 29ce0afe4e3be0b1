import { choice } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { fewTags } from '#api/rules/platform/search-tags.ts'
import { articleFields, articleTexts, publishStates, unpublished } from './articles.ts'

/** What the shop writes from time to time. */
export const blogs = resource({
  name: 'blogs',
  title: /*i18n*/ { id: 'blogs.title', message: 'Bloglar' },
  one: /*i18n*/ { id: 'blogs.one', message: 'Blog yazısı' },
  codes: family(2300),
  menu: 'content',
  naming: 'translations',
  repeats: true,
  history: true,
  marks: unpublished,
  rules: [fewTags],
  asked: {
    state: choice({
      label: /*i18n*/ { id: 'content.state', message: 'Yayın durumu' },
      choices: Object.entries(publishStates).map(([value, says]) => ({ value, says })),
    }),
  },
  fields: { translations: articleTexts({ under: 'blogs', summed: true }), ...articleFields },
})

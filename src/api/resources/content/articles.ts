import { date, image, longText, richText, rows, status, text, translations } from '#api/resources/platform/fields.ts'
import { isSlug, longestSlug, type PublishState } from '#api/rules/content/articles.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** What pages and blog posts have alike. */

export const publishStates: Readonly<Record<PublishState, Says>> = {
  draft: /*i18n*/ { id: 'content.draft', message: 'Taslak' },
  scheduled: /*i18n*/ { id: 'content.scheduled', message: 'Zamanlandı' },
  published: /*i18n*/ { id: 'content.published', message: 'Yayında' },
}

/** What a row of the list is marked with. */
export const unpublished = { draft: publishStates.draft, scheduled: publishStates.scheduled }

const title = text({ label: /*i18n*/ { id: 'content.title', message: 'Başlık' }, required: true, max: 100 })
const summary = longText({
  label: /*i18n*/ { id: 'content.summary', message: 'Özet' },
  hint: /*i18n*/ { id: 'content.summary_hint', message: 'Yazılar listesinde başlığın altında görünür.' },
  max: 255,
})
const slug = text({
  label: /*i18n*/ { id: 'content.slug', message: 'Adres' },
  hint: /*i18n*/ {
    id: 'content.slug_hint',
    message: 'Boş bırakılırsa başlıktan oluşturulur. Değişirse eski adres yenisine yönlendirilir.',
  },
  max: longestSlug,
  rules: [isSlug],
})
const content = richText({ label: /*i18n*/ { id: 'content.text', message: 'İçerik' }, required: true })
const searched = {
  meta_title: text({ label: /*i18n*/ { id: 'categories.meta_title', message: 'SEO başlığı' }, max: 100 }),
  meta_description: longText({
    label: /*i18n*/ { id: 'categories.meta_description', message: 'SEO açıklaması' },
    max: 255,
  }),
}

/** The texts of one language; those of a post have a summary. */
export function articleTexts({ under, summed }: { under: string; summed: boolean }) {
  return translations({
    label: title.label,
    required: true,
    listed: true,
    searched: true,
    previewed: true,
    texts: { title, slug, ...(summed ? { summary } : {}), content, ...searched },
    found: {
      title: ['meta_title', 'title'],
      description: ['meta_description', ...(summed ? ['summary'] : []), 'content'],
      address: { text: 'slug', under },
    },
  })
}

/** Whether and when visitors see it, its picture, and the words that search engines are told. */
export const articleFields = {
  status: status({
    hint: /*i18n*/ { id: 'content.status_hint', message: 'Pasif olan taslaktır: ziyaretçiler görmez.' },
    initial: 0,
  }),
  publish_date: date({
    label: /*i18n*/ { id: 'content.publish_date', message: 'Yayın tarihi' },
    hint: /*i18n*/ {
      id: 'content.publish_date_hint',
      message: 'İleri bir tarih seçilirse o gün yayına girer. Boş bırakılırsa yayına alındığı gün yazılır.',
    },
    listed: true,
  }),
  image: image({ label: /*i18n*/ { id: 'content.image', message: 'Görsel' } }),
  tags: rows({
    label: /*i18n*/ { id: 'settings.seo_tags', message: 'Etiketler (en fazla 5)' },
    columns: { tag: text({ label: /*i18n*/ { id: 'settings.seo_tag', message: 'Etiket' }, required: true, max: 50 }) },
  }),
}

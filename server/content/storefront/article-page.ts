import { html, raw } from 'hono/html'
import type { WebBlog } from '#api/contract/content/web.ts'
import { cutText } from '#api/resources/platform/found-texts.ts'
import { formats } from '#api/rules/platform/formats.ts'
import type { ArticleName } from '#server/content/articles/articles.ts'
import type { Database } from '#server/db/open.ts'
import { drawHtml } from '#server/platform/texts/rich-text.ts'
import { type Markup, panelLanguage, type Reading, type WebDocument, wordsOf } from './document.ts'
import { articlePath, linkIn } from './paths.ts'
import { picturesIn } from './pictures.ts'

/** A page or a post as visitors read it. */
export async function articlePage(
  db: Database,
  name: ArticleName,
  reading: Reading,
  article: WebBlog,
): Promise<WebDocument> {
  const { shop, language, origin } = reading
  const picture = await picturesIn(db, shop.id, article.content, [article.image])
  const path = articlePath(language.code, name, article.slug)
  const text = scrolling(
    drawHtml(article.content, { picture, link: linkIn(language.code) }),
    wordsOf(reading)(words.table),
  )
  const description = cutText(article.seo.description, 160)
  return {
    title: `${article.seo.title} · ${shop.theme.name}`,
    description,
    path,
    alternates: article.alternates.map((one) => [one.language, articlePath(one.language, name, one.slug)] as const),
    image: article.image,
    data: dataOf(name, reading, article, { url: `${origin}${path}`, description }),
    body: html`<article lang="${language.code}"><h1>${article.title}</h1>${name === 'blogs' ? dayOf(reading, article.publish_date) : ''}${cover(article, picture)}<div class="text">${raw(text)}</div>${tagsOf(reading, article)}</article>`,
  }
}

/** Wide tables and lines are moved sideways by themselves, by the keys too. What is cleaned has no sign of a tag but in tags. */
function scrolling(cleaned: string, label: string): string {
  return cleaned
    .replaceAll('<table', `<div class="wide" role="region" tabindex="0" aria-label="${label}"><table`)
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre', '<pre tabindex="0"')
}

/** The day of a post, for people and for what reads pages. */
export function dayOf({ language }: Reading, day: string): Markup {
  return html`<p class="when"><time datetime="${day}">${formats(panelLanguage(language)).day(day)}</time></p>`
}

function cover({ image }: WebBlog, picture: Awaited<ReturnType<typeof picturesIn>>): Markup | '' {
  if (!image) return ''
  const { srcset = '', sizes = '', width = '', height = '' } = picture(image) ?? {}
  // It shows nothing that the text does not tell.
  if (!srcset) return html`<img class="cover" src="${image}" alt="">`
  return html`<img class="cover" src="${image}" alt="" srcset="${srcset}" sizes="${sizes}" width="${width}" height="${height}">`
}

function tagsOf(reading: Reading, { tags }: WebBlog): Markup | '' {
  if (tags.length === 0) return ''
  return html`<ul class="tags" aria-label="${wordsOf(reading)(words.tags)}">${tags.map((tag) => html`<li>${tag}</li>`)}</ul>`
}

/** What search engines read of it, in the words of schema.org. */
function dataOf(
  name: ArticleName,
  { shop, language, origin }: Reading,
  article: WebBlog,
  { url, description }: { readonly url: string; readonly description: string },
): object {
  const { logo, name: shopName } = shop.theme
  const told = {
    '@context': 'https://schema.org',
    url,
    description,
    inLanguage: language.code,
    datePublished: article.publish_date,
    dateModified: article.updated_at,
    publisher: { '@type': 'Organization', name: shopName, ...(logo ? { logo: `${origin}${logo}` } : {}) },
    ...(article.image ? { image: `${origin}${article.image}` } : {}),
    ...(article.tags.length > 0 ? { keywords: article.tags.join(', ') } : {}),
  }
  if (name === 'pages') return { ...told, '@type': 'WebPage', name: article.title }
  return { ...told, '@type': 'BlogPosting', headline: article.title, mainEntityOfPage: url }
}

const words = {
  table: /*i18n*/ { id: 'web.table', message: 'Tablo' },
  tags: /*i18n*/ { id: 'web.tags', message: 'Etiketler' },
}

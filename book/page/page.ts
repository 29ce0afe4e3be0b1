import type { Book } from '#book/book.ts'
import type { Sentences } from '#book/reading/sentences.ts'
import type { Language } from '#machines/platform/chart.types.ts'
import { escaped } from '#screens/platform/statecharts/formats/xml.ts'
import { chapterOf } from './chapter.ts'
import { pageStyle } from './style.ts'

/** The whole book as one HTML file without scripts, in both languages; a switch at its top chooses which one is read. */
export function pageOf(chapters: Book['chapters'], { word }: Sentences): string {
  const languages: readonly Language[] = ['tr', 'en']
  const title = word('book')
  return [
    '<!doctype html>',
    '<html lang="tr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title.tr} / ${title.en} · Kepenk</title>`,
    `<style>${pageStyle}</style>`,
    '</head>',
    '<body>',
    '<form class="languages">',
    '<label><input type="radio" name="language" id="tr" checked> Türkçe</label>',
    '<label lang="en"><input type="radio" name="language" id="en"> English</label>',
    '</form>',
    ...languages.map((language) => bookIn(language, chapters, word)),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function bookIn(language: Language, chapters: Book['chapters'], word: Sentences['word']): string {
  const say = (one: Parameters<typeof word>[0]) => escaped(word(one)[language])
  const links = chapters.map(
    ({ chart: { id, title } }) => `<li><a href="#${language}-${id}">${escaped(title[language])}</a></li>`,
  )
  return [
    `<main class="${language}" lang="${language}">`,
    `<h1>${say('book')}</h1>`,
    `<p>${say('intro')}</p>`,
    `<nav aria-label="${say('machines')}"><ul>${links.join('')}</ul></nav>`,
    ...chapters.map(({ chart, proof }) => chapterOf(chart, proof, language, word)),
    '</main>',
  ].join('\n')
}

import type { Sentences } from '#book/reading/sentences.ts'
import { escaped } from '#book/xml.ts'
import type { Chart, Language } from '#machines/platform/chart.types.ts'
import type { Proof } from '#machines/platform/proof.types.ts'
import { chapterOf } from './chapter.ts'
import { pageStyle } from './style.ts'

/** The whole book as one HTML file without scripts, in both languages; a switch at its top chooses which one is read. */
export function pageOf(charts: readonly Chart[], proofs: readonly Proof[], { word }: Sentences): string {
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
    ...languages.map((language) => bookIn(language, charts, proofs, word)),
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function bookIn(
  language: Language,
  charts: readonly Chart[],
  proofs: readonly Proof[],
  word: Sentences['word'],
): string {
  const say = (one: Parameters<typeof word>[0]) => escaped(word(one)[language])
  const links = charts.map(({ id, title }) => `<li><a href="#${language}-${id}">${escaped(title[language])}</a></li>`)
  return [
    `<main class="${language}" lang="${language}">`,
    `<h1>${say('book')}</h1>`,
    `<p>${say('intro')}</p>`,
    `<nav aria-label="${say('machines')}"><ul>${links.join('')}</ul></nav>`,
    ...charts.map((chart) =>
      chapterOf(
        chart,
        proofs.find(({ machine }) => machine === chart.id),
        language,
        word,
      ),
    ),
    '</main>',
  ].join('\n')
}

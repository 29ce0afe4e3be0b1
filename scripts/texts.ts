/**
 * `npm run texts`: gathers every message of the code into src/locales/tr.po, and brings the other catalogues to the same ids: what a message
 * is in a language stands in that language's catalogue alone. `-- --check` changes nothing and fails when a catalogue is behind the code, or
 * a message has no text in one of the languages.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parsePo } from 'pofile-ts'
import { panelLanguages } from '#api/contract/platform/languages.ts'

const check = process.argv.includes('--check')

const before = panelLanguages.map(textOf)
execFileSync('lingui', ['extract', '--clean', '--overwrite'], {
  stdio: check ? 'ignore' : ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, GATHER_TEXTS: '1' },
})
const after = panelLanguages.map(textOf)
if (check) panelLanguages.forEach(restore)

const holes = panelLanguages.map((language, at) => ({ language, ids: untold(after[at] ?? '') }))
const missing = holes.map(({ language, ids }) => `${ids.length} without ${language}`)
console.log(`${parsePo(after[0] ?? '').items.length} messages; ${missing.join(', ')}`)
for (const { language, ids } of holes) for (const id of ids) console.log(`  no text in ${pathOf(language)}: ${id}`)

const behind = check && after.some((text, at) => text !== before[at])
if (behind) console.log('The catalogues are behind the code: run npm run texts.')
if (check && (behind || holes.some(({ ids }) => ids.length > 0))) process.exit(1)

function pathOf(language: string): string {
  return `src/locales/${language}.po`
}

function textOf(language: string): string | null {
  return existsSync(pathOf(language)) ? readFileSync(pathOf(language), 'utf8') : null
}

function restore(language: string, at: number): void {
  const text = before[at]
  if (typeof text === 'string') writeFileSync(pathOf(language), text)
  else rmSync(pathOf(language), { force: true })
}

function untold(text: string): string[] {
  return parsePo(text)
    .items.filter(({ msgstr }) => msgstr.join('') === '')
    .map(({ msgid }) => msgid)
}

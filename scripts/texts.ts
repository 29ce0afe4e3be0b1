/**
 * `npm run texts`: gathers every message of the code into src/locales/tr.po, brings en.po to the same ids, takes English texts from
 * src/locales/en/*.json (`{ "id": "English" }`, one file per area), and writes the type of all ids. `-- --check` changes nothing and fails
 * when a catalogue is behind the code, an id has no English, or an English text has no message.
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'

const check = process.argv.includes('--check')
const po = formatter({ explicitIdAsDefault: true, lineNumbers: false, origins: false })
type Catalogue = Record<
  string,
  {
    message?: string
    translation?: string
    obsolete?: boolean
    comments?: string[]
    origin?: unknown[]
    extra?: unknown
  }
>
const paths = { tr: 'src/locales/tr.po', en: 'src/locales/en.po' } as const

const before = { tr: textOf(paths.tr), en: textOf(paths.en) }
execFileSync('lingui', ['extract', '--clean', '--overwrite'], {
  stdio: check ? 'ignore' : ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, GATHER_TEXTS: '1' },
})

const english: Record<string, string> = Object.assign(
  {},
  ...globSync('src/locales/en/*.json').map((path) => JSON.parse(readFileSync(path, 'utf8'))),
)
const tr = await read('tr')
const en = await read('en')
for (const [id, entry] of Object.entries(en)) entry.translation = english[id] ?? earlier(before.en, id) ?? ''
await write('tr', tr)
await write('en', en)

const missing = Object.entries(en)
  .filter(([, entry]) => !entry.translation)
  .map(([id]) => id)
const nameless = Object.entries(tr)
  .filter(([, entry]) => !entry.translation)
  .map(([id]) => id)
const unused = Object.keys(english).filter((id) => !(id in tr))
const behind = check && (textOf(paths.tr) !== before.tr || textOf(paths.en) !== before.en)
if (check) for (const language of ['tr', 'en'] as const) writeFileSync(paths[language], before[language])

console.log(
  `${Object.keys(tr).length} messages; ${missing.length} without English, ${nameless.length} without Turkish, ${unused.length} English texts without a message`,
)
for (const [why, ids] of [
  ['no English', missing],
  ['no Turkish', nameless],
  ['English without a message', unused],
] as const)
  for (const id of ids) console.log(`  ${why}: ${id}`)
if (behind) console.log('The catalogues are behind the code: run npm run texts.')
if (check && (behind || missing.length + nameless.length > 0)) process.exit(1)

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

async function read(locale: 'tr' | 'en'): Promise<Catalogue> {
  return (await po.parse(textOf(paths[locale]), {
    locale,
    sourceLocale: undefined,
    filename: paths[locale],
  } as never)) as unknown as Catalogue
}

async function write(locale: 'tr' | 'en', catalogue: Catalogue): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(catalogue).sort(([a], [b]) => (a < b ? -1 : 1)))
  const text = (await po.serialize(
    sorted as never,
    { locale, sourceLocale: undefined, filename: paths[locale], existing: textOf(paths[locale]) } as never,
  )) as string
  writeFileSync(paths[locale], text.replace(/^"POT-Creation-Date:.*\n/m, ''))
}

/** The English that an earlier catalogue had for the id. */
function earlier(text: string, id: string): string | undefined {
  const at = text.indexOf(`msgid ${JSON.stringify(id)}\n`)
  if (at < 0) return undefined
  const [, block = ''] = /msgstr ((?:"(?:[^"\\]|\\.)*"\n?)+)/.exec(text.slice(at)) ?? []
  return block
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .join('')
}

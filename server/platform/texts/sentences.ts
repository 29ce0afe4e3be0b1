import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileLanguage } from '#api/contract/platform/exports.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { toldWith } from './format-values.ts'

const folder = join(import.meta.dirname, '../../../src/locales')
const catalogues = new Map<FileLanguage, ReadonlyMap<string, string>>()

/** What the state has no step for; the panel tells it in the place of what it does not know. */
const unknown = 'flow.no_such_step'

/** A refusal as a sentence of a language of the panel, with moments by the shop's clock: what a screen tells beside it. */
export function sentenceIn(language: FileLanguage, { id, about = {} }: Refusal, zone: string): string {
  const catalogue = catalogueOf(language)
  const told = (key: string, value: string | number) => {
    if (key === 'field' || key === 'what') return catalogue.get(String(value)) ?? value
    return key === 'time' ? momentIn(String(value), language, zone) : value
  }
  const values = Object.fromEntries(Object.entries(about).map(([key, value]) => [key, told(key, value)]))
  return toldWith(catalogue.get(id) ?? catalogue.get(unknown) ?? id, language, values)
}

function momentIn(time: string, language: FileLanguage, zone: string): string {
  const moment = new Date(time)
  if (Number.isNaN(moment.getTime())) return time
  return new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(moment)
}

/** The messages of a language by their ids. */
export function catalogueOf(language: FileLanguage): ReadonlyMap<string, string> {
  const known = catalogues.get(language) ?? new Map(messagesIn(readFileSync(join(folder, `${language}.po`), 'utf8')))
  catalogues.set(language, known)
  return known
}

/** The entries of a catalogue, each `msgid "…"` and `msgstr "…"`, whose texts may go on in the lines below. */
function messagesIn(catalogue: string): [string, string][] {
  const entries = catalogue.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)
  return [...entries].map(([, id = '', message = '']) => [textOf(id), textOf(message)])
}

function textOf(quoted: string): string {
  return quoted
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string)
    .join('')
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileLanguage } from '#api/contract/exports.ts'
import type { Says } from '#api/rules/rule.ts'

const folder = join(import.meta.dirname, '../src/locales/en')
let english: Readonly<Record<string, string>> | null = null

/** A sentence in a language of the panel, for what leaves the server in words; `{name}` in it stands for the value of that name. */
export function say({ id, message }: Says, language: FileLanguage, values: Values = {}): string {
  return saidIn(id, message, language).replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole))
}

type Values = Readonly<Record<string, string | number>>

function saidIn(id: string, message: string, language: FileLanguage): string {
  if (language === 'tr') return message
  english ??= Object.assign({}, ...readdirSync(folder).map(read)) as Record<string, string>
  return english[id] ?? message
}

function read(name: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}

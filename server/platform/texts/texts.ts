import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileLanguage } from '#api/contract/platform/exports.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { toldWith, type Values } from './format-values.ts'

const folder = join(import.meta.dirname, '../../../src/locales/en')
let english: Readonly<Record<string, string>> | null = null

/** A sentence in a language of the panel, for what leaves the server in words, told with these values. */
export function say({ id, message }: Says, language: FileLanguage, values: Values = {}): string {
  return toldWith(saidIn(id, message, language), language, values)
}

function saidIn(id: string, message: string, language: FileLanguage): string {
  if (language === 'tr') return message
  english ??= Object.assign({}, ...readdirSync(folder).map(read)) as Record<string, string>
  return english[id] ?? message
}

function read(name: string): Record<string, string> {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}

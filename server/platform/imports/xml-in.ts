import { Parser } from 'saxen'
import { unreadable } from '#api/rules/platform/imports.ts'
import { notRead } from './table.ts'

interface TagHandlers {
  /** Names come without what stands before a colon. */
  open?(name: string, attributes: () => Readonly<Record<string, string>>, line: () => number): void
  close?(name: string): void
  text?(text: string): void
  /** What the document declares of itself: whoever does not say what becomes of it reads over it. */
  dtd?(): never
  /** The first line that is no XML. Whoever says what becomes of it is told of small damage too. */
  damaged?(line: number): never
}

/** Reads a document from its beginning to its end; one that is no XML is refused. */
export function eachTag(xml: string, handlers: TagHandlers): void {
  const parser = new Parser()
  const plain = (name: string) => name.slice(name.indexOf(':') + 1)
  let wrong: unknown = null
  const guarded =
    <A extends readonly unknown[]>(work: (...given: A) => void) =>
    (...given: A) => {
      if (wrong) return
      try {
        work(...given)
      } catch (error) {
        wrong = error
        parser.stop()
      }
    }
  const lineOf = (context: () => { line: number }) => context().line + 1
  parser.on(
    'openTag',
    guarded((name, attributes, _, __, context) =>
      handlers.open?.(
        plain(name),
        () => decoded(attributes()),
        () => lineOf(context),
      ),
    ),
  )
  parser.on(
    'closeTag',
    guarded((name) => handlers.close?.(plain(name))),
  )
  parser.on(
    'text',
    guarded((text) => handlers.text?.(withoutEntities(text))),
  )
  parser.on(
    'cdata',
    guarded((text) => handlers.text?.(text)),
  )
  parser.on(
    'attention',
    guarded((text) => {
      if (/^<!DOCTYPE/i.test(text)) handlers.dtd?.()
    }),
  )
  parser.on(
    'warn',
    guarded((_, context) => handlers.damaged?.(lineOf(context))),
  )
  parser.on(
    'error',
    guarded((error, context) => {
      // At its end the parser has no line.
      handlers.damaged?.(error.message === 'unexpected end of file' ? xml.split('\n').length : lineOf(context))
      throw error
    }),
  )
  if (xml !== '') parser.parse(xml.replace(/^\ufeff/, ''))
  if (wrong && typeof wrong === 'object' && 'refusal' in wrong) throw wrong
  if (wrong) notRead({ id: unreadable.id, at: ['file'] })
}

function decoded(attributes: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, withoutEntities(value)]))
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['lt', '<'],
  ['quot', '"'],
])

/** The five entities of XML and numbered letters; others stay as they are written, since nothing that a document declares is looked at. */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name) return entities.get(name.toLowerCase()) ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    return isLetter ? String.fromCodePoint(code) : '\ufffd'
  })
}

import { Parser } from 'saxen'
import { unreadable } from '#api/rules/platform/imports.ts'
import { notRead } from './table.ts'

interface TagHandlers {
  /** Names come without what stands before a colon. */
  open?(name: string, attributes: () => Readonly<Record<string, string>>): void
  close?(name: string): void
  text?(text: string): void
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
  parser.on(
    'openTag',
    guarded((name: string, attributes: () => Readonly<Record<string, string>>, decode: (text: string) => string) =>
      handlers.open?.(plain(name), () => decoded(attributes(), decode)),
    ),
  )
  parser.on(
    'closeTag',
    guarded((name: string) => handlers.close?.(plain(name))),
  )
  parser.on(
    'text',
    guarded((text: string, decode: (text: string) => string) => handlers.text?.(decode(text))),
  )
  parser.on(
    'cdata',
    guarded((text: string) => handlers.text?.(text)),
  )
  parser.on('error', () => {
    wrong ??= new Error('no XML')
  })
  if (xml !== '') parser.parse(xml.replace(/^\ufeff/, ''))
  if (wrong && typeof wrong === 'object' && 'refusal' in wrong) throw wrong
  if (wrong) notRead({ id: unreadable.id, at: ['file'] })
}

function decoded(attributes: Readonly<Record<string, string>>, decode: (text: string) => string) {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decode(value)]))
}

import { fileDeclares, tooManyInvoiceLines } from '#api/rules/money/incoming-files.ts'
import { damagedAt } from '#api/rules/platform/imports.ts'
import { notRead } from '#server/platform/imports/table.ts'
import { eachTag } from '#server/platform/imports/xml-in.ts'

/** An element without its prefix. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

/** What a reader of invoices has no use for, however large it is: the seal, and the stylesheet that draws it. */
const skipped = new Set(['UBLExtensions', 'Signature', 'AdditionalDocumentReference'])
const mostElements = 200_000
const deepest = 40

/** The elements of a document. What declares anything of itself, is damaged, or is built to be too large is refused. */
export function xmlTree(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  let left = mostElements
  let skipping = 0
  const refuse = (id: string, about = {}) => notRead({ id, about, at: ['file'] })
  eachTag(xml, {
    open: (name, attributes) => {
      if (skipping > 0 || skipped.has(name)) {
        skipping += 1
        return
      }
      left -= 1
      if (left < 0 || open.length > deepest) refuse(tooManyInvoiceLines.id, { max: mostElements })
      const element = { name, attributes: attributes(), children: [], text: '' }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    close: () => {
      if (skipping > 0) skipping -= 1
      else if (open.length > 1) open.pop()
    },
    text: (text) => {
      const element = open.at(-1)
      if (skipping === 0 && element) element.text += text
    },
    dtd: () => refuse(fileDeclares.id) as never,
    damaged: (line) => refuse(damagedAt.id, { line }) as never,
  })
  const [root] = top.children
  return root ?? top
}

import { type Extensions, getSchema, type JSONContent } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { DOMParser } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { isOwnPicture } from '#api/rules/platform/rich-text.ts'
import { cleanFragment } from './clean.ts'

/** Every mark and block that the server stores, so that nothing of a text is lost by opening it. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], HTMLAttributes: { target: null } },
  }),
  alignment(),
  TableKit.configure({ table: { resizable: false } }),
  Image,
  Subscript,
  Superscript,
]

const schema = getSchema(extensions)

/**
 * A stored text as the editor holds it. It is cleaned before the browser reads it, and read here: the editor's own reading would make markup
 * from a bare string, which the policy of the page refuses.
 */
export function documentFrom(html: string): JSONContent {
  return DOMParser.fromSchema(schema).parse(cleanFragment(html)).toJSON() as JSONContent
}

/** Markup without the pictures that are none of the shop's own files, and whether there were any. */
export function withoutForeignPictures(html: string): { readonly html: string; readonly any: boolean } {
  let any = false
  const kept = html.replace(/<img\b(?:"[^"]*"|'[^']*'|[^"'>])*>/gi, (found) => {
    const [, ...quoted] = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(found) ?? []
    if (isOwnPicture(quoted.find((value) => typeof value === 'string') ?? '')) return found
    any = true
    return ''
  })
  return { html: kept, any }
}

function alignment() {
  const types = ['heading', 'paragraph']
  const parseHTML = ({ dataset }: HTMLElement) => dataset.align ?? null
  const renderHTML = ({ textAlign: side }: Record<string, unknown>) => (side ? { style: `text-align: ${side}` } : {})
  return TextAlign.configure({ types }).extend({
    addGlobalAttributes: () => [{ types, attributes: { textAlign: { default: null, parseHTML, renderHTML } } }],
  })
}

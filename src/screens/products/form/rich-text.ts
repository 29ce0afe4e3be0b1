import { type Extensions, getSchema, type JSONContent } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { DOMParser } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import DOMPurify from 'dompurify'

/** Every mark and block that the server stores, so that nothing of a text is lost by opening it. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], HTMLAttributes: { target: null } },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
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
  const holder = document.createElement('div')
  holder.innerHTML = DOMPurify.sanitize(html, { RETURN_TRUSTED_TYPE: true }) as unknown as string
  return DOMParser.fromSchema(schema).parse(holder).toJSON() as JSONContent
}

import { type Extensions, getSchema, type JSONContent } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Subscript } from '@tiptap/extension-subscript'
import { Superscript } from '@tiptap/extension-superscript'
import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { DOMParser } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import DOMPurify from 'dompurify'
import { isOwnPicture, richTextAttributes, richTextTags } from '#api/rules/platform/rich-text.ts'

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
  const holder = document.createElement('template')
  holder.innerHTML = DOMPurify.sanitize(withoutStyles(html), cleaned) as unknown as string
  for (const picture of holder.content.querySelectorAll('img'))
    if (!isOwnPicture(picture.getAttribute('src') ?? '')) picture.remove()
  return DOMParser.fromSchema(schema).parse(holder.content).toJSON() as JSONContent
}

const cleaned = {
  ALLOWED_TAGS: [...richTextTags],
  ALLOWED_ATTR: Object.values(richTextAttributes).flat(),
  RETURN_TRUSTED_TYPE: true as const,
}

/**
 * Markup without its inline styles, which the policy of the page lets the browser read nowhere, not even in a text that is only pasted. The
 * alignment, all that the server keeps of them, is told by `data-align`.
 */
export function withoutStyles(html: string): string {
  return html.replace(tag, (found) =>
    found.replace(style, (_, ...quoted) => {
      const [, side] = textAlign.exec(quoted.find((value) => typeof value === 'string') ?? '') ?? []
      return side ? ` data-align="${side.toLowerCase()}"` : ''
    }),
  )
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

const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi
const style = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const textAlign = /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)\b/i

function alignment() {
  const types = ['heading', 'paragraph']
  const parseHTML = ({ dataset }: HTMLElement) => dataset.align ?? null
  const renderHTML = ({ textAlign: side }: Record<string, unknown>) => (side ? { style: `text-align: ${side}` } : {})
  return TextAlign.configure({ types }).extend({
    addGlobalAttributes: () => [{ types, attributes: { textAlign: { default: null, parseHTML, renderHTML } } }],
  })
}

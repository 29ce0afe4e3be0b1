import sanitizeHtml from 'sanitize-html'
import { isOwnPicture, richTextAttributes, richTextTags } from '#api/rules/platform/rich-text.ts'

/**
 * Rich text as it is stored (D15): the tags and attributes of this list and nothing else, whoever sent it. Pictures are the shop's own files,
 * never from inside the text or from elsewhere (R222); links lead to the web, a mail address, a phone, or a place of the shop.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed).trim()
}

const alignment = { 'text-align': [/^(left|right|center|justify)$/] }

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: Object.fromEntries(Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedStyles: { '*': alignment },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
}

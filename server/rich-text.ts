import sanitizeHtml from 'sanitize-html'

/**
 * Rich text as it is stored (D15): the tags and attributes of this list and nothing else, whoever sent it. Pictures come from the shop's own
 * files or over https, never from inside the text (R222); links lead to the web, a mail address, a phone, or a place of the shop.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed).trim()
}

const alignment = { 'text-align': [/^(left|right|center|justify)$/] }

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'li'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'style'],
    td: ['colspan', 'rowspan', 'style'],
    p: ['style'],
    h2: ['style'],
    h3: ['style'],
    h4: ['style'],
  },
  allowedStyles: { '*': alignment },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^(https:\/\/|\/[^/\\])/.test(attribs.src ?? ''),
}

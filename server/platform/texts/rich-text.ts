import sanitizeHtml from 'sanitize-html'
import { isOwnPicture, richTextAttributes, richTextTags } from '#api/rules/platform/rich-text.ts'

/**
 * Rich text as it is stored (D15): the tags and attributes of this list and nothing else, whoever sent it. Pictures are the shop's own files,
 * never from inside the text or from elsewhere (R222); links lead to the web, a mail address, a phone, or a place of the shop.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, allowed).trim()
}

/** How a page of the storefront shows a picture of the shop, and where it leads with a link. */
export interface Drawing {
  link(href: string): string
  /** What a picture has beside its address and its words; nothing of it is a script. */
  picture(src: string): Readonly<Record<'srcset' | 'sizes' | 'width' | 'height' | 'loading', string>> | null
}

/**
 * Rich text as a page outside the panel shows it, cleaned once more, because what is stored may be older than the cleaning. Pages have no
 * styles of their own there: alignment is a class.
 */
export function drawHtml(html: string, { link, picture }: Drawing): string {
  const aligned = (tagName: string, { style = '', ...attribs }: sanitizeHtml.Attributes) => {
    const [, side] = /^\s*text-align:\s*(left|right|center|justify)\s*;?\s*$/.exec(style) ?? []
    return { tagName, attribs: side ? { ...attribs, class: `align-${side}` } : attribs }
  }
  const tags = Object.entries(richTextAttributes).filter(([, names]) => names.includes('style'))
  return sanitizeHtml(cleanHtml(html), {
    ...allowed,
    allowedAttributes: {
      ...allowed.allowedAttributes,
      ...Object.fromEntries(tags.map(([tag, names]) => [tag, [...names, 'class']])),
      img: [...(richTextAttributes.img ?? []), 'srcset', 'sizes', 'loading'],
    },
    transformTags: {
      ...Object.fromEntries(tags.map(([tag]) => [tag, aligned])),
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, rel: 'noopener noreferrer', ...(attribs.href ? { href: link(attribs.href) } : {}) },
      }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...picture(attribs.src ?? '') } }),
    },
  })
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

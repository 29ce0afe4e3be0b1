import DOMPurify from 'dompurify'
import { isOwnPicture, richTextAttributes, richTextTags } from '#api/rules/platform/rich-text.ts'

/** A stored text as the browser may show it: cleaned once more, and with the shop's own pictures alone (D15, R222). */
export function cleanFragment(html: string): DocumentFragment {
  const holder = document.createElement('template')
  holder.innerHTML = DOMPurify.sanitize(withoutStyles(html), cleaned) as unknown as string
  for (const picture of holder.content.querySelectorAll('img'))
    if (!isOwnPicture(picture.getAttribute('src') ?? '')) picture.remove()
  return holder.content
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

const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi
const style = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const textAlign = /(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)\b/i

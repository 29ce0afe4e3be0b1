/** The tags of rich text (D15); whatever else stands in a text is taken out, when it is stored and again before it is shown. */
export const richTextTags: readonly string[] = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'li'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code', 'a', 'img'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

const styled = ['style']
const cell = ['colspan', 'rowspan', ...styled]

/** The attributes that a tag of rich text may have. Of `style` only the alignment stays. */
export const richTextAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
  th: cell,
  td: cell,
  p: styled,
  h2: styled,
  h3: styled,
  h4: styled,
}

/** Whether a picture of rich text is one of the shop's own files: no other is stored, and the page's policy would show no other (R222). */
export function isOwnPicture(src: string): boolean {
  return /^\/files\/[\w-]+\.(jpg|png|webp|avif)$/.test(src)
}

/** The names of the stored pictures that a text shows. */
export function picturesInText(html: string): readonly string[] {
  const shown = [...html.matchAll(/<img\b[^>]*?\ssrc="\/files\/([\w-]+\.(?:jpg|png|webp|avif))"/gi)]
  return [...new Set(shown.map(([, name = '']) => name))]
}

/** Whether a text shows a picture, which is something without a word. */
export function hasPicture(html: string): boolean {
  return /<img\s/i.test(html)
}

/** The words of rich text, without its tags, in one line. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

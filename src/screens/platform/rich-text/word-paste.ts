/**
 * What is copied out of a word processor, without what only that program reads: its comments and conditions, its own elements, and its style
 * sheets. Its lists are paragraphs with a drawn bullet or number, which become lists.
 */
export function fromWord(html: string): string {
  if (!/\bmso-|class=["']?Mso|urn:schemas-microsoft-com/i.test(html)) return html
  return asLists(html)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[^\]]*\]>/g, '')
    .replace(/<(style|xml|script)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(?:o|w|m|v|st1):[^>]*>/gi, '')
    .replace(/\sclass=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
    .replace(/<p[^>]*>(?:\s|&nbsp;|\u00a0|<\/?(?:span|b|i)\b[^>]*>)*<\/p>/gi, '')
}

/** Paragraphs that follow one another as one list. */
function asLists(html: string): string {
  const items = html.replace(listParagraph, (whole, attributes: string, inner: string) => {
    if (!/mso-list\s*:/i.test(attributes)) return whole
    const [, drawn = ''] = bullet.exec(inner) ?? []
    const kind = /^[\s\u00a0]*(?:&nbsp;)*[\s\u00a0]*\(?[\da-z]{1,3}[.)]/i.test(wordsOf(drawn)) ? 'ol' : 'ul'
    return `<${kind}><li>${inner.replace(bullet, '')}</li></${kind}>`
  })
  return items.replace(/<\/(ul|ol)>\s*<\1>(?=<li>)/g, '')
}

const listParagraph = /<p\b([^>]*)>([\s\S]*?)<\/p>/gi
/** The bullet or number that is drawn before an item, for who does not read lists. */
const bullet = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&nbsp;/g, ' ')

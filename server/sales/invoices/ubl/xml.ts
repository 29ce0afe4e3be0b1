/** An element: its name with its prefix, what it holds, and its attributes. */
export interface Element {
  readonly name: string
  readonly content: string | readonly Element[]
  readonly attributes: Readonly<Record<string, string>>
}

/** An element; nothing where there is nothing to hold, as documents leave out what they do not say. */
export function element(
  name: string,
  content: string | readonly (Element | null)[],
  attributes: Readonly<Record<string, string>> = {},
): Element | null {
  const held = typeof content === 'string' ? content.trim() : content.filter((one) => one !== null)
  return held.length === 0 ? null : { name, content: held, attributes }
}

/** The document of an element. */
export function xmlOf(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`
}

function written({ name, content, attributes }: Element, indent: string): string {
  const open = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content.map((one) => written(one, `${indent}  `)).join('')}${indent}`
  return `${indent}<${name}${open.join('')}>${inside}</${name}>\n`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XML holds it: what no XML may hold is left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}

/** What is put into a text where it has the name in braces: `{{order_number}}`. */
export type PlaceholderValues = Readonly<Record<string, string>>

const holes = /\{\{([^{}]*)\}\}/gu

/** A placeholder as it is written. */
export function hole(name: string): string {
  return `{{${name}}}`
}

/** The names in braces of a text, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(holes)].map(([, name = '']) => name.trim()))]
}

/** The text with its values; of a paragraph that is empty by that nothing is left. */
export function filledText(text: string, values: PlaceholderValues): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(holes, (_, name: string) => values[name.trim()] ?? '').trimEnd())
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n')
}

/** The same for what is one line, such as a subject. */
export function filledLine(text: string, values: PlaceholderValues): string {
  return text
    .replace(holes, (_, name: string) => values[name.trim()] ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

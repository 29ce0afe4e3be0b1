import type { Label } from '#machines/platform/chart.types.ts'

/** A sentence in both languages, once where they are the same. */
export function both({ tr, en }: Label): string {
  return tr === en ? plain(tr) : `${plain(tr)} / ${plain(en)}`
}

/** Text that Markdown takes for nothing else. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, (mark) => `\\${mark}`)
}

/** A name of the code. */
export function code(name: string): string {
  return `\`${name.replaceAll('|', '\\|')}\``
}

/** A table of Markdown; nothing when there is no row. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return []
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)]
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

import type { LabelPart } from '#api/contract/content/labels.ts'

/** How wide letters are, by the height of the text: those of the widest of the usual fonts, since no two printers have the same. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ilıjI.,:;'|!\u2019()[\]]/u, 0.36],
  [/[frt\- /\\"]/u, 0.42],
  [/[mwMW@%&]/u, 0.98],
  [/[A-ZÇĞİÖŞÜ]/u, 0.73],
]

export function widthOf(text: string, size: number, bold: 0 | 1): number {
  const sum = [...text].reduce((total, letter) => total + (widths.find(([of]) => of.test(letter))?.[1] ?? 0.63), 0)
  return sum * size * (bold ? 1.14 : 1)
}

/** How far lines are apart, by the height of their letters. */
export const lineHeight = 1.15

/** A text in lines that fit the part; what has no room ends in an ellipsis. */
export function linesOf(text: string, part: Pick<LabelPart, 'width' | 'height' | 'size' | 'bold'>): string[] {
  const most = Math.max(1, Math.floor(part.height / (part.size * lineHeight) + 1e-6))
  const fits = (line: string) => widthOf(line, part.size, part.bold) <= part.width
  const lines: string[] = []
  let line = ''
  const words = text.split(/\s+/).filter(Boolean)
  for (const [at, word] of words.entries()) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || fits(longer)) line = longer
    else if (lines.length + 1 < most) {
      lines.push(line)
      line = word
    } else return [...lines, shortened(`${line} ${words.slice(at).join(' ')}`, fits)]
  }
  return line === '' ? lines : [...lines, shortened(line, fits)]
}

function shortened(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line
  const letters = [...line]
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

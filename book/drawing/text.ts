/** Widths of a plain sans serif in thousandths of its size, by letter; enough to know where lines break. What is missing is as wide as an `n`. */
const widths: Readonly<Record<string, number>> = widthsOf({
  "iıjlİI'|.,:;!": 270,
  'ftr()[]/- …·': 340,
  'szkvxycJ*"': 520,
  'abdeghnopquöüğçşĞ0123456789L?_': 560,
  FTZEPBSKVXYAŞ: 670,
  'wCDGHNQORUÖÜÇ&+=→': 740,
  'mMW%@—✓': 880,
})

/** On the safe side, since readers have fonts of their own. */
const safety = 1.08
const boldness = 1.1

/** How wide a text is at this size. */
export function widthOf(text: string, size: number, bold = false): number {
  const letters = [...text].reduce((sum, letter) => sum + (widths[letter] ?? 560), 0)
  return Math.ceil(letters * (size / 1000) * safety * (bold ? boldness : 1))
}

/** The text in lines no wider than this, broken between words. */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function widthsOf(groups: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([letters, width]) => [...letters].map((letter) => [letter, width])),
  )
}

import sharp from 'sharp'
import type { Chapter } from '#machines/platform/chapter/chapter.types.ts'
import { plainSvgOf } from '#screens/platform/statecharts/formats/svg.ts'

/** The pictures of a machine as PNG, at twice their size, by file name. The letters are those that the system has. */
export async function pngsOf({ chart, pictures }: Chapter): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const language of ['tr', 'en'] as const) {
    const svg = plainSvgOf(pictures[language], chart.title[language], language)
    const png = await sharp(Buffer.from(svg), { density: 144, unlimited: true }).png({ palette: true }).toBuffer()
    files.set(`${chart.id}.${language}.png`, png)
  }
  return files
}

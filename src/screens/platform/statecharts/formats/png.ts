import type { Chapter } from '#machines/platform/chapter/chapter.types.ts'
import type { Language } from '#machines/platform/chart.types.ts'
import { plainSvgOf } from './svg.ts'

/** The picture of a machine as a PNG, as sharp as the browsers of phones can still paint it. */
export async function pngOf({ chart, pictures }: Chapter, language: Language): Promise<{ name: string; file: Blob }> {
  const picture = pictures[language]
  const svg = new Blob([plainSvgOf(picture, chart.title[language], language)], { type: 'image/svg+xml' })
  const address = URL.createObjectURL(svg)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const scale = Math.min(2, Math.sqrt(mostPixels / (picture.width * picture.height)))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!file) throw new Error(`The browser makes no PNG of ${canvas.width} × ${canvas.height}`)
    return { name: `${chart.id}.${language}.png`, file }
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A canvas of a phone holds no more. */
const mostPixels = 16_000_000

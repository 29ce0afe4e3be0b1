import type { Drawing } from '#server/integrations/marketplace/sandbox/goods/goods.types.ts'

/** The picture `dress-b3362d.webp`, or `null` when nothing is drawn or coloured so. */
export async function pictureNamed(name: string): Promise<Buffer | null> {
  const [, drawing = '', colour = ''] = /^([a-z]+)-([0-9a-f]{6})\.webp$/.exec(name) ?? []
  const [{ drawings, drawPicture }, { colours }] = await Promise.all([
    import('#server/integrations/marketplace/sandbox/goods/pictures.ts'),
    import('#server/integrations/marketplace/sandbox/goods/traits.ts'),
  ])
  if (!drawings.includes(drawing as Drawing) || !colours.some(({ hex }) => hex === `#${colour}`)) return null
  return (await drawPicture(drawing as Drawing, `#${colour}`)).bytes
}

/** Where a drawn picture is, below the marketplace service's address. */
export function pictureAddress(drawing: Drawing, hex: string): string {
  return `pictures/${drawing}-${hex.slice(1)}.webp`
}

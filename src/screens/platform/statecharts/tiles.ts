import type { Paper } from '#machines/platform/chapter/chapter.types.ts'
import type { Area, Picture } from '#machines/platform/picture.types.ts'

/** The part of a picture that one sheet shows, by its place among the sheets. */
export interface Tile extends Area {
  readonly row: number
  readonly column: number
}

/** What a sheet has room for beside its margins and its line of words, in pixels of the picture's own size. */
const rooms: Readonly<Record<Paper, { readonly w: number; readonly h: number }>> = {
  a4: { w: 1046, h: 680 },
  a3: { w: 1511, h: 1009 },
}
/** What stands on two sheets, so that no word is cut on both. */
const overlap = 24

/** The sheets that a picture needs, row by row. */
export function tilesOf({ width, height }: Pick<Picture, 'width' | 'height'>, paper: Paper): readonly Tile[] {
  const { w, h } = rooms[paper]
  const [across, down] = [beginnings(width, w), beginnings(height, h)]
  return down.flatMap((y, row) => across.map((x, column) => ({ x, y, w, h, row: row + 1, column: column + 1 })))
}

function beginnings(whole: number, room: number): number[] {
  const step = room - overlap
  const count = whole <= room ? 1 : 1 + Math.ceil((whole - room) / step)
  return Array.from({ length: count }, (_, at) => at * step)
}

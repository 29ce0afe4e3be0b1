import type { LabelTheme } from '#api/contract/content/labels.ts'
import type { CodeFacts } from '#api/rules/content/labels.ts'
import { quiet } from './codes.ts'
import { type Filled, type Shape, shapesOf } from './draw.ts'

/** A picture as a printer has it: black dots as hexadecimal bytes, a row after the other. */
export interface Dots {
  readonly bytesPerRow: number
  readonly rows: number
  readonly hex: string
}

type Theme = Pick<LabelTheme, 'width_mm' | 'height_mm' | 'dpi' | 'components'>
type ImageShape = Extract<Shape, { is: 'image' }>

/** A label in the language of Zebra's printers, that often; `dots` are those of its logo, where it has one. */
export function zplOf(theme: Theme, filled: Filled, count: number, dots: (image: ImageShape) => Dots | null): string {
  const at = (length: number) => Math.max(0, Math.round(length * theme.dpi))
  const fields = shapesOf(theme, filled).map((shape) => fieldOf(shape, theme, at, dots))
  return [
    // CI28 is UTF-8, without which Turkish letters come out as others.
    `^XA^CI28^PW${at(theme.width_mm)}^LL${at(theme.height_mm)}^LH0,0`,
    ...fields.filter(Boolean),
    `^PQ${count}^XZ`,
  ].join('\n')
}

type At = (length: number) => number

function fieldOf(shape: Shape, theme: Theme, at: At, dots: (image: ImageShape) => Dots | null): string {
  switch (shape.is) {
    case 'text':
      return textField(shape, theme, at)
    case 'box': {
      const [width, height] = [Math.max(1, at(shape.width)), Math.max(1, at(shape.height))]
      return `^FO${at(shape.x)},${at(shape.y)}^GB${width},${height},${Math.min(width, height)}^FS`
    }
    case 'code':
      return codeField(shape, at)
    case 'image': {
      const picture = dots(shape)
      if (!picture) return ''
      const bytes = picture.bytesPerRow * picture.rows
      return `^FO${at(shape.x)},${at(shape.y)}^GFA,${bytes},${bytes},${picture.bytesPerRow},${picture.hex}^FS`
    }
  }
}

/** One line, which a block of the label's width aligns. */
function textField(shape: Extract<Shape, { is: 'text' }>, { width_mm }: Theme, at: At): string {
  const { x, size, anchor } = shape
  const height = Math.max(1, at(size))
  const top = at(shape.y - size * 0.85)
  const font = `^A0N,${height},${height}`
  const said = `^FH^FD${escaped(shape.text)}^FS`
  if (anchor === 'start') return `^FO${at(x)},${top}${font}${said}`
  const half = Math.min(x, width_mm - x)
  const [left, width] = anchor === 'end' ? [0, x] : [x - half, 2 * half]
  return `^FO${at(left)},${top}${font}^FB${at(width)},1,0,${anchor === 'end' ? 'R' : 'C'}${said}`
}

/** A code as the printer draws it by itself, dot for dot where it is drawn on screen; its empty space is left out. */
function codeField({ of, x, y, sx, sy }: Extract<Shape, { is: 'code' }>, at: At): string {
  const left = at(x + quiet[of.symbology] * sx)
  const dots = Math.max(1, at(sx))
  const height = Math.max(1, at(sy))
  if (of.symbology === 'qr') {
    const top = at(y + quiet.qr * sy)
    return `^FO${left},${top}^BQN,2,${dots}^FH^FDMA,${escaped(of.code)}^FS`
  }
  return `^FO${left},${at(y)}^BY${dots}${bars(of, height)}^FS`
}

/** The digits under the bars are texts of their own. */
function bars({ code, symbology }: CodeFacts, height: number): string {
  // Printers work the check digit out by themselves.
  if (symbology === 'ean13') return `^BEN,${height},N,N^FD${code.slice(0, 12)}`
  if (symbology === 'ean8') return `^B8N,${height},N,N^FD${code.slice(0, 7)}`
  return `^BCN,${height},N,N,N^FD${invoked(code)}`
}

/** Within Code 128 three characters are written by others, since printers take them for commands. */
function invoked(code: string): string {
  const written: Readonly<Record<string, string>> = { '>': '>0', '^': '><', '~': '>=' }
  return code.replace(/[>^~]/g, (sign) => written[sign] ?? sign)
}

/** What a printer would take for a command is written by its number. */
function escaped(text: string): string {
  return text.replace(/[_^~\\]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

/** A picture in two colours: what is darker than grey, and no glass, is black. */
export function dotsOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Dots {
  const bytesPerRow = Math.ceil(width / 8)
  const bytes = new Uint8Array(bytesPerRow * height)
  for (let at = 0; at < width * height; at += 1) {
    const [red = 255, green = 255, blue = 255, alpha = 0] = data.subarray(at * 4, at * 4 + 4)
    const light = 255 - ((255 - (0.299 * red + 0.587 * green + 0.114 * blue)) * alpha) / 255
    if (light >= 128) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    const byte = y * bytesPerRow + (x >> 3)
    bytes[byte] = (bytes[byte] ?? 0) | (0x80 >> (x & 7))
  }
  return {
    bytesPerRow,
    rows: height,
    hex: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(''),
  }
}

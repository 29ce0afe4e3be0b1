import JsBarcode from 'jsbarcode'
import { encode } from 'uqr'
import type { LabelPart } from '#api/contract/content/labels.ts'
import { barsHighEnough, barsWideEnough, type CodeFacts, codeFits, symbologyFor } from '#api/rules/content/labels.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'

/** A code as squares of black and white, with the empty space around it. */
export interface Modules {
  /** How many across and down; of bars one down. */
  readonly across: number
  readonly down: number
  /** The black ones as one path, a module being one long and high. */
  readonly path: string
}

/** Empty modules on both sides, without which scanners do not find a code; the widest that the standards ask for. */
export const quiet = { ean13: 11, ean8: 7, code128: 10, qr: 4 } as const
const formats = { ean13: 'EAN13', ean8: 'EAN8', code128: 'CODE128' } as const

/** What a code is drawn as on a part of a label. */
export function codeOf({ symbology }: Pick<LabelPart, 'symbology'>, code: string): CodeFacts {
  return { code, symbology: symbology === 'auto' ? symbologyFor(code) : symbology }
}

/** The squares of a code that fits what it is drawn as: ask only for such. */
export function modulesOf({ code, symbology }: CodeFacts): Modules {
  const space = quiet[symbology]
  if (symbology === 'qr') {
    const { data, size } = encode(code, { ecc: 'M', border: 0 })
    const rows = data.map((row, at) => runs(row.map((black) => (black ? '1' : '0')).join(''), space, at + space))
    return { across: size + 2 * space, down: size + 2 * space, path: rows.join('') }
  }
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, code, { format: formats[symbology], flat: true })
  const bits = (drawn.encodings ?? []).map((part) => part.data).join('')
  return { across: bits.length + 2 * space, down: 1, path: runs(bits, space, 0) }
}

function runs(bits: string, left: number, top: number): string {
  return [...bits.matchAll(/1+/g)]
    .map((run) => `M${run.index + left} ${top}h${run[0].length}v1h-${run[0].length}z`)
    .join('')
}

/** Where a code lies in its part, in millimetres: each module so many whole dots of the printer, all of them in the middle. */
export interface Laid {
  readonly dots: number
  readonly x: number
  readonly y: number
  /** How wide and high one module is; bars are as high as there is room. */
  readonly module: number
  readonly moduleHeight: number
  /** How high the digits under the bars are, and nothing under a QR. */
  readonly digits: number
}

export function laid(part: LabelPart, { across, down }: Modules, dpi: number): Laid {
  const qr = down > 1
  const digits = qr ? 0 : Math.min(3, part.height / 4)
  const room = part.height - digits
  const dots = Math.floor((Math.min(part.width, qr ? room : part.width) * dpi) / across + 1e-6)
  const module = dots / dpi
  const moduleHeight = qr ? module : room
  return {
    dots,
    digits,
    module,
    moduleHeight,
    x: part.x + (part.width - across * module) / 2,
    y: qr ? part.y + (room - down * module) / 2 : part.y,
  }
}

/** Why scanners would not read a code as this part prints it; nothing where they would. */
export function unreadable(part: LabelPart, code: string, dpi: number): Refusal[] {
  const facts = codeOf(part, code)
  const unfit = broken([codeFits], facts)
  if (unfit.length > 0) return unfit
  const { dots, module, moduleHeight } = laid(part, modulesOf(facts), dpi)
  const height = facts.symbology === 'qr' ? null : moduleHeight
  return broken([barsWideEnough, barsHighEnough], { code, dots, module, height })
}

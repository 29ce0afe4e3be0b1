import type { LabelPart, PartKind } from '#api/contract/content/labels.ts'
import { type Box, type Frame, inside } from './canvas.ts'

type Look = Partial<LabelPart> & Pick<Box, 'width' | 'height'>

/** How each kind begins. */
const looks: Readonly<Record<PartKind, Look>> = {
  barcode: { width: 38, height: 12, content: '{barcode}' },
  text: { width: 30, height: 4, content: '{name}' },
  price: { width: 24, height: 10, size: 4, bold: 1 },
  attribute: { width: 30, height: 4 },
  logo: { width: 12, height: 8 },
  line: { width: 30, height: 0.25 },
}

/** A new part of that kind, below the ones that are there as far as there is room. */
export function newPart(kind: PartKind, parts: readonly LabelPart[], frame: Frame): LabelPart {
  const below = Math.max(0, ...parts.map(({ y, height }) => y + height))
  const plain = { symbology: 'auto', content: '', attribute: '', size: 2.5, align: 'left', bold: 0 } as const
  return inside({ ...plain, ...looks[kind], kind, x: 2, y: below + 1 }, frame)
}

import type { LabelPart } from '#api/contract/content/labels.ts'
import {
  type LabelDesignerContext,
  type LabelDesignerEvent,
  labelDesignerMachine,
} from '#machines/content/label-designer/label-designer.machine.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const frame = { width_mm: 50, height_mm: 30, dpi: 8 }
const text: LabelPart = {
  ...{ kind: 'text', x: 10, y: 10, width: 20, height: 5, size: 2.5, content: '{name}' },
  ...{ symbology: 'auto', attribute: '', align: 'left', bold: 0 },
}
const few = { frame, parts: [text] }

/** A label with one part, and one that has as many as it may have. Two steps at most are remembered, so that the walk has an end. */
export default paths(labelDesignerMachine)({
  inputs: { few, full: { frame, parts: Array.from({ length: 40 }, () => text) } },
  events: ({ context, value }) => [
    { type: 'SHOW', ...few },
    { type: 'SELECT', at: 0 },
    { type: 'SELECT', at: null },
    { type: 'UNDO' },
    { type: 'REDO' },
    ...(value === 'dragging' ? drags : []),
    ...(context.past.length + context.future.length < 2 ? changes : []),
  ],
  key: ({ value, context }) => JSON.stringify([value, context.parts, context.selected, stepsOf(context)]),
})

const drags: readonly LabelDesignerEvent[] = [
  { type: 'DRAG', dx: 3, dy: 3, free: true },
  { type: 'DROP' },
  { type: 'CANCEL' },
]
const changes: readonly LabelDesignerEvent[] = [
  { type: 'ADD', kind: 'line' },
  { type: 'GRAB', at: 0, how: 'move' },
  { type: 'NUDGE', dx: 1, dy: 0, fine: false },
  { type: 'GROW', dx: 0, dy: 1, fine: true },
  { type: 'ALIGN', edge: 'left' },
  { type: 'CHANGE', key: 'content', value: '{brand}' },
  { type: 'DELETE' },
]

function stepsOf({ past, future, held, typing }: LabelDesignerContext) {
  return [past, future, held, typing]
}

import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { LabelPart } from '#api/contract/content/labels.ts'
import {
  type LabelDesignerEvent,
  labelDesignerMachine,
} from '#machines/content/label-designer/label-designer.machine.ts'

/** Where parts of a label come to lie: by arrow keys, by hand, by alignment; and how each step is taken back. */

const part = (changes: Partial<LabelPart> = {}): LabelPart => ({
  ...{ kind: 'text', x: 0, y: 0, width: 10, height: 5, size: 2.5, content: '{name}' },
  ...{ symbology: 'auto', attribute: '', align: 'left', bold: 0 },
  ...changes,
})

/** A label of 50 × 30 mm, 8 dots to a millimetre; the part of that place is chosen. */
function designer(parts: readonly LabelPart[], at = 0) {
  const actor = createActor(labelDesignerMachine, {
    input: { frame: { width_mm: 50, height_mm: 30, dpi: 8 }, parts },
  }).start()
  actor.send({ type: 'SELECT', at })
  const send = (...events: LabelDesignerEvent[]) => {
    for (const event of events) actor.send(event)
    const { context, value } = actor.getSnapshot()
    return { value, parts: context.parts, box: boxOf(context.parts[context.selected ?? at]) }
  }
  return { actor, send }
}
const boxOf = (one: LabelPart | undefined) => one && [one.x, one.y, one.width, one.height]
const right: LabelDesignerEvent = { type: 'NUDGE', dx: 1, dy: 0, fine: false }
const left: LabelDesignerEvent = { type: 'NUDGE', dx: -1, dy: 0, fine: false }

describe('R244: arrow keys', () => {
  test('twice to the right from the edge is 50 dots', () => {
    expect(designer([part()]).send(right, right).box).toEqual([6.25, 0, 10, 5])
  })
  test('to the left from ten dots stops at the edge, never below nought', () => {
    expect(designer([part({ x: 1.25 })]).send(left).box).toEqual([0, 0, 10, 5])
  })
  test('with Alt go one dot', () => {
    expect(designer([part()]).send({ type: 'NUDGE', dx: 1, dy: 1, fine: true }).box).toEqual([0.125, 0.125, 10, 5])
  })
  test('stop at the other edge too', () => {
    expect(designer([part({ x: 39 })]).send(right).box).toEqual([40, 0, 10, 5])
  })
  test('with Shift resize, and not beyond the label', () => {
    const grow: LabelDesignerEvent = { type: 'GROW', dx: 1, dy: 0, fine: false }
    expect(designer([part({ x: 35 })]).send(grow).box).toEqual([35, 0, 13.125, 5])
    expect(designer([part({ x: 39 })]).send(grow).box).toEqual([39, 0, 11, 5])
  })
})

describe('dragging', () => {
  test('meets the edges of others that are near, to the dot', () => {
    const { send } = designer([part(), part({ x: 20, y: 12 })])
    expect(send({ type: 'GRAB', at: 0, how: 'move' }, { type: 'DRAG', dx: 9.5, dy: 12.3, free: false }).box).toEqual([
      ...[10, 12, 10, 5],
    ])
  })
  test('meets nothing with Alt', () => {
    const { send } = designer([part(), part({ x: 20, y: 12 })])
    expect(send({ type: 'GRAB', at: 0, how: 'move' }, { type: 'DRAG', dx: 9.5, dy: 12.3, free: true }).box).toEqual([
      ...[9.5, 12.25, 10, 5],
    ])
  })
  test('leads nowhere beyond the label', () => {
    const { send } = designer([part()])
    expect(send({ type: 'GRAB', at: 0, how: 'move' }, { type: 'DRAG', dx: -80, dy: 900, free: true }).box).toEqual([
      ...[0, 25, 10, 5],
    ])
    expect(send({ type: 'CANCEL' }).box).toEqual([0, 0, 10, 5])
  })
  test('of the corner keeps the other corner', () => {
    const { send } = designer([part({ x: 5, y: 5 })])
    const dragged = send({ type: 'GRAB', at: 0, how: 'resize' }, { type: 'DRAG', dx: 4, dy: -20, free: false })
    expect(dragged.box).toEqual([5, 5, 14, 0.125])
  })
  test('is one step, and that is taken back and again', () => {
    const { send } = designer([part()])
    send({ type: 'GRAB', at: 0, how: 'move' })
    send({ type: 'DRAG', dx: 5, dy: 5, free: true }, { type: 'DRAG', dx: 8, dy: 9, free: true }, { type: 'DROP' })
    expect(boxOf(send({ type: 'UNDO' }).parts[0])).toEqual([0, 0, 10, 5])
    expect(boxOf(send({ type: 'REDO' }).parts[0])).toEqual([8, 9, 10, 5])
  })
})

test('aligned to each edge and to the middle', () => {
  const { send } = designer([part({ x: 3, y: 4 })])
  expect(send({ type: 'ALIGN', edge: 'right' }).box).toEqual([40, 4, 10, 5])
  expect(send({ type: 'ALIGN', edge: 'center' }).box).toEqual([20, 4, 10, 5])
  expect(send({ type: 'ALIGN', edge: 'bottom' }).box).toEqual([20, 25, 10, 5])
  expect(send({ type: 'ALIGN', edge: 'middle' }).box).toEqual([20, 12.5, 10, 5])
  expect(send({ type: 'ALIGN', edge: 'top' }, { type: 'ALIGN', edge: 'left' }).box).toEqual([0, 0, 10, 5])
})

test('letters that are typed are one step together; another part or value begins the next', () => {
  const { send } = designer([part()])
  const type = (key: 'content' | 'x', value: string): LabelDesignerEvent => ({ type: 'CHANGE', key, value })
  send(type('content', 'A'), type('content', 'AB'), type('x', '3'))
  expect(send({ type: 'UNDO' }).parts[0]).toMatchObject({ content: 'AB', x: 0 })
  expect(send({ type: 'UNDO' }).parts[0]).toMatchObject({ content: '{name}', x: 0 })
})

test('what was typed as text is moved as a number', () => {
  const typed = part({ x: '3' as unknown as number })
  expect(designer([typed]).send(right).box).toEqual([6.125, 0, 10, 5])
})

test('a new part is chosen, lies on the label, and goes when it is deleted', () => {
  const { send } = designer([part({ y: 24 })])
  const added = send({ type: 'ADD', kind: 'barcode' })
  expect([added.value, added.parts[1]?.kind, added.box]).toEqual(['chosen', 'barcode', [2, 18, 38, 12]])
  expect(send({ type: 'DELETE' })).toMatchObject({ value: 'resting', parts: [{ kind: 'text' }] })
})

test('a step that is taken back keeps its part chosen, so that the next key moves it', () => {
  const { send } = designer([part(), part({ x: 20 })], 1)
  send(right)
  expect(send({ type: 'UNDO' })).toMatchObject({ value: 'chosen', box: [20, 0, 10, 5] })
  expect(send(right).box).toEqual([23.125, 0, 10, 5])
})

test('a part that is no more once its adding is taken back is not chosen any longer', () => {
  const { send } = designer([part()])
  send({ type: 'ADD', kind: 'line' })
  expect(send({ type: 'UNDO' })).toMatchObject({ value: 'resting', parts: [{ kind: 'text' }] })
})

test('what was saved comes back with numbers for texts and its keys in another order, and can still be taken back', () => {
  const { send } = designer([part()])
  const { parts } = send(right, { type: 'CHANGE', key: 'y', value: '3' })
  const saved = parts.map((one) => Object.fromEntries(Object.entries({ ...one, y: 3 }).reverse()) as never)
  const frame = { width_mm: 50, height_mm: 30, dpi: 8 }
  expect(send({ type: 'SHOW', frame, parts: saved }).value).toBe('chosen')
  send({ type: 'UNDO' })
  expect(boxOf(send({ type: 'UNDO' }).parts[0])).toEqual([0, 0, 10, 5])
})

import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { MenuItem, MenuLocation } from '#api/contract/content/menus.ts'
import { type MenuTreeEvent, menuTreeMachine } from '#machines/content/menu-tree/menu-tree.machine.ts'
import { refusals } from '#machines/platform/refusals.ts'

/** Where items of a menu come to lie, what refuses them beforehand, and how each step is taken back. */

const blank = { translations: [], link: 'none', target_id: 0, url: '', icon: '' } as const

/** A menu drawn as lines, each indented by its level: `['A', '  B']`. */
function menu(lines: readonly string[], location: MenuLocation = 'header') {
  const items = lines.map(
    (line): MenuItem => ({ ...blank, level: 1 + (line.length - line.trimStart().length) / 2, url: line.trim() }),
  )
  const actor = createActor(menuTreeMachine, { input: { location, items, blank } }).start()
  const drawn = () =>
    actor.getSnapshot().context.items.map(({ level, url }) => '  '.repeat(Number(level) - 1) + (url || '+'))
  return {
    send: (...events: MenuTreeEvent[]) => {
      for (const event of events) actor.send(event)
      return drawn()
    },
    selected: () => actor.getSnapshot().context.selected,
    refused: (event: MenuTreeEvent) => {
      const before = drawn()
      const found = refusals(actor.getSnapshot(), event).map(({ id }) => id)
      actor.send(event)
      if (found.length > 0) expect(drawn()).toEqual(before)
      return found
    },
  }
}

const deep = ['A', '  B', '    C', 'D', '  E', 'F']

describe('a branch is moved with all below it', () => {
  test('behind another at the top', () => {
    const { send, selected } = menu(deep)
    expect(send({ type: 'MOVE', at: 0, parent: null, position: 1 })).toEqual(['D', '  E', 'A', '  B', '    C', 'F'])
    expect(selected()).toBe(2)
  })
  test('below another, which stands before it or behind it', () => {
    expect(menu(deep).send({ type: 'MOVE', at: 3, parent: 0, position: 0 })).toEqual([
      ...['A', '  D', '    E', '  B', '    C', 'F'],
    ])
    expect(menu(deep).send({ type: 'MOVE', at: 1, parent: 3, position: 1 })).toEqual([
      ...['A', 'D', '  E', '  B', '    C', 'F'],
    ])
  })
  test('to where it lies already, which changes nothing and is no step', () => {
    const one = menu(deep)
    expect(one.send({ type: 'MOVE', at: 1, parent: 0, position: 0 })).toEqual(deep)
    expect(one.refused({ type: 'UNDO' })).toEqual(['label_designer.nothing_to_undo'])
  })
})

describe('R116: three levels', () => {
  test('a branch of two levels goes below the first level and not below the second', () => {
    expect(menu(deep).refused({ type: 'MOVE', at: 3, parent: 0, position: 0 })).toEqual([])
    expect(menu(deep).refused({ type: 'MOVE', at: 3, parent: 1, position: 0 })).toEqual(['menu.too_deep'])
  })
  test('nothing is added below the third', () => {
    expect(menu(deep).refused({ type: 'ADD', under: 2 })).toEqual(['menu.too_deep'])
    expect(menu(deep).send({ type: 'ADD', under: 1 })).toEqual(['A', '  B', '    C', '    +', 'D', '  E', 'F'])
  })
  test('a step to the right stops there', () => {
    expect(menu(['A', '  B', '    C', '    D']).refused({ type: 'STEP', at: 3, way: 'in' })).toEqual(['menu.too_deep'])
  })
})

describe('R117, R118: a footer menu', () => {
  const five = ['A', 'B', 'C', 'D', 'E']
  test('has five items', () => {
    expect(menu(five.slice(1), 'footer').refused({ type: 'ADD', under: null })).toEqual([])
    expect(menu(five, 'footer').refused({ type: 'ADD', under: null })).toEqual(['menu.footer_limit'])
    expect(menu(five).refused({ type: 'ADD', under: null })).toEqual([])
  })
  test('has no levels, whether by a drop, by a step or by a new item', () => {
    const footer = () => menu(five.slice(2), 'footer')
    expect(footer().refused({ type: 'MOVE', at: 1, parent: 0, position: 0 })).toEqual(['menu.footer_nested'])
    expect(footer().refused({ type: 'STEP', at: 1, way: 'in' })).toEqual(['menu.footer_nested'])
    expect(footer().refused({ type: 'ADD', under: 0 })).toEqual(['menu.footer_nested'])
  })
  test('that has levels from before is mended one item at a time', () => {
    const nested = menu(['A', '  B', '  C'], 'footer')
    expect(nested.refused({ type: 'STEP', at: 2, way: 'out' })).toEqual([])
    expect(nested.send({ type: 'STEP', at: 1, way: 'out' })).toEqual(['A', 'B', 'C'])
  })
})

test('R119: a sixth icon is refused; one of five becomes another', () => {
  const icons = menu(['A', 'B', 'C', 'D', 'E', 'F'])
  for (const at of [0, 1, 2, 3, 4]) icons.send({ type: 'SELECT', at }, { type: 'CHANGE', changes: { icon: 'star' } })
  expect(icons.refused({ type: 'CHANGE', changes: { icon: 'gem' } })).toEqual([])
  icons.send({ type: 'SELECT', at: 5 })
  expect(icons.refused({ type: 'CHANGE', changes: { icon: 'gem' } })).toEqual(['menu.icon_limit'])
  expect(icons.refused({ type: 'CHANGE', changes: { icon: '' } })).toEqual([])
})

test('an item goes below itself by no way', () => {
  expect(menu(deep).refused({ type: 'MOVE', at: 0, parent: 0, position: 0 })).toContain('menu.under_itself')
  expect(menu(deep).refused({ type: 'MOVE', at: 0, parent: 1, position: 0 })).toContain('menu.under_itself')
})

test('one step at a time: among its brothers, in and out, and no further than there is', () => {
  const { send, refused } = menu(['A', 'B', 'C'])
  expect(send({ type: 'STEP', at: 2, way: 'up' })).toEqual(['A', 'C', 'B'])
  expect(send({ type: 'STEP', at: 1, way: 'in' })).toEqual(['A', '  C', 'B'])
  expect(send({ type: 'STEP', at: 0, way: 'down' })).toEqual(['B', 'A', '  C'])
  expect(send({ type: 'STEP', at: 2, way: 'out' })).toEqual(['B', 'A', 'C'])
  expect(refused({ type: 'STEP', at: 0, way: 'up' })).toEqual(['menu.no_way'])
  expect(refused({ type: 'STEP', at: 0, way: 'in' })).toEqual(['menu.no_way'])
  expect(refused({ type: 'STEP', at: 0, way: 'out' })).toEqual(['menu.no_way'])
  expect(refused({ type: 'STEP', at: 2, way: 'down' })).toEqual(['menu.no_way'])
})

test('an item is deleted with all below it; taken back, it is there again', () => {
  const { send } = menu(deep)
  expect(send({ type: 'DELETE', at: 0 })).toEqual(['D', '  E', 'F'])
  expect(send({ type: 'UNDO' })).toEqual(deep)
  expect(send({ type: 'REDO' })).toEqual(['D', '  E', 'F'])
})

test('letters that are typed are one step together; another value begins the next', () => {
  const { send } = menu(['A'])
  send({ type: 'SELECT', at: 0 })
  send(
    { type: 'CHANGE', changes: { url: 'Y' }, typed: 'url' },
    { type: 'CHANGE', changes: { url: 'Yaz' }, typed: 'url' },
  )
  send({ type: 'CHANGE', changes: { icon: 'star' } })
  expect(send({ type: 'UNDO' })).toEqual(['Yaz'])
  expect(send({ type: 'UNDO' })).toEqual(['A'])
})

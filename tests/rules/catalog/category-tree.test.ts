import { describe, expect, test } from 'vitest'
import type { ListedCategory } from '#api/contract/catalog/catalogue.ts'
import { type TreeQuery, wholeTree } from '#machines/catalog/category-tree/category-tree.context.ts'
import { rowsOf } from '#machines/catalog/category-tree/rows.ts'
import { grown, placeOf, stepFrom, type Tree, withMoved } from '#machines/catalog/category-tree/tree.ts'
import { partsOf } from '#screens/catalog/categories/found-part.ts'
import { parentsFor } from '#screens/platform/records/controls/parents.ts'

const one = (id: number, name: string, parent_id: number | null, attributes: number[] = []): ListedCategory => ({
  id,
  parent_id,
  name,
  attributes,
  version: 1,
  image: '',
  leaf: 0,
  status: 1,
  children: 0,
  products: 0,
  links: 0,
  changed_on: '2026-11-22',
})
/** Giyim > (Kadın > (Etek, Elbise), Erkek), and Isıtıcı beside Giyim. */
const tree = grown([
  one(1, 'Giyim', null),
  one(2, 'Kadın', 1),
  one(3, 'Etek', 2),
  one(4, 'Elbise', 2, [9]),
  one(5, 'Erkek', 1),
  one(6, 'Isıtıcı', null),
])
const names = (of: Tree) => of.map(({ name, depth }) => `${'-'.repeat(depth)}${name}`).join(' ')
const all = [1, 2]
const shown = (query: Partial<TreeQuery>, opened = all, turned: number[] = []) =>
  rowsOf({ tree, opened, turned, query: { ...wholeTree, ...query } })
const told = (rows: ReturnType<typeof rowsOf>) => rows.map(({ name, hit }) => (hit ? `*${name}` : name)).join(' ')

describe('moving in the tree', () => {
  test.each([
    ['takes what is below along', 2, { parent_id: 6, position: 0 }, 'Giyim -Erkek Isıtıcı -Kadın --Etek --Elbise'],
    ['to the top, between others', 5, { parent_id: null, position: 1 }, 'Giyim -Kadın --Etek --Elbise Erkek Isıtıcı'],
    ['among brothers', 4, { parent_id: 2, position: 0 }, 'Giyim -Kadın --Elbise --Etek -Erkek Isıtıcı'],
    ['behind all of a parent', 3, { parent_id: 1, position: 2 }, 'Giyim -Kadın --Elbise -Erkek -Etek Isıtıcı'],
    [
      'too far behind: it comes last',
      3,
      { parent_id: null, position: 99 },
      'Giyim -Kadın --Elbise -Erkek Isıtıcı Etek',
    ],
  ])('%s', (_, id, place, expected) => {
    expect(names(withMoved(tree, id, place))).toBe(expected)
  })

  test('and back again leaves everything as it was', () => {
    for (const { id } of tree) {
      const there = withMoved(tree, id, { parent_id: null, position: 0 })
      expect(withMoved(there, id, placeOf(tree, id))).toEqual(tree)
    }
  })

  test.each([
    ['up', 5, { parent_id: 1, position: 0 }],
    ['up', 2, null],
    ['down', 3, { parent_id: 2, position: 1 }],
    ['down', 4, null],
    ['in', 5, { parent_id: 2, position: 2 }],
    ['in', 3, null],
    ['out', 3, { parent_id: 1, position: 1 }],
    ['out', 1, null],
  ] as const)('one step %s of %i', (way, id, place) => {
    expect(stepFrom(tree, id, way)).toEqual(place)
  })
})

describe('the rows', () => {
  test('are those right below open categories, each with its place among its brothers', () => {
    expect(told(shown({}, [1]))).toBe('Giyim Kadın Erkek Isıtıcı')
    expect(shown({}, [1]).map(({ place, of, open }) => [place, of, open])).toEqual([
      [1, 2, true],
      [1, 2, false],
      [2, 2, null],
      [2, 2, null],
    ])
  })

  test('of a search are what it finds, whatever was open, with all above it', () => {
    expect(told(shown({ search: 'e' }, []))).toBe('Giyim Kadın *Etek *Elbise *Erkek')
  })

  test('are found whichever of I, ı, İ and i is typed', () => {
    for (const search of ['ısıt', 'ISIT', 'isit', 'İSİT']) expect(told(shown({ search }))).toBe('*Isıtıcı')
  })

  test('with an attribute are those that have it', () => {
    expect(told(shown({ attribute_id: 9 }))).toBe('Giyim Kadın *Elbise')
  })

  test('of one state are those that have it, with all above them', () => {
    const [, ...others] = tree
    const off = [{ ...tree[0], status: 0 }, ...others] as Tree
    const found = (query: Partial<TreeQuery>) =>
      told(rowsOf({ tree: off, opened: all, turned: [], query: { ...wholeTree, ...query } }))
    expect(found({ status: 0 })).toBe('*Giyim')
    expect(found({ status: 1, search: 'elb' })).toBe('Giyim Kadın *Elbise')
  })

  test('of a search are opened and closed for that search alone', () => {
    expect(told(shown({ search: 'kadın' }))).toBe('Giyim *Kadın')
    expect(told(shown({ search: 'kadın' }, all, [2]))).toBe('Giyim *Kadın Etek Elbise')
    expect(told(shown({ search: 'kadın' }, all, [1]))).toBe('Giyim')
  })
})

test('what was searched is marked as it is written', () => {
  expect(partsOf('Kışlık Isıtıcı', 'ISITICI')).toEqual(['Kışlık ', 'Isıtıcı', ''])
  expect(partsOf('Elbise', 'bis')).toEqual(['El', 'bis', 'e'])
  expect(partsOf('Elbise', 'xyz')).toEqual(['', 'Elbise', ''])
})

describe('the parents that a category may have', () => {
  const choices = tree.map(({ id, name, depth, leaf }) => ({ value: id, label: name, depth, heading: leaf === 0 }))
  const parents = (id: number | null) => parentsFor(choices, id).map(({ value }) => value)

  test('are all but itself and those below it', () => {
    expect(parents(2)).toEqual([1, 5, 6])
    expect(parents(1)).toEqual([6])
    expect(parents(6)).toEqual([1, 2, 3, 4, 5])
    expect(parents(null)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('may have subcategories', () => {
    expect(parentsFor(choices, null).some(({ heading }) => heading)).toBe(false)
  })
})

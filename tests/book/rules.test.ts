import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readBook } from '#book/book.ts'
import { machines } from '#book/machines.ts'
import { searchIndex } from '#book/panel/search-index.ts'
import { bookRules } from '#book/rules/book-rules.ts'
import { readRules } from '#book/rules/read-rules.ts'
import { contentsLines, shopShelf } from '#book/shelves.ts'

const book = await readBook()
const rules = await bookRules(await readRules(), book)
const ruleOf = (id: string) => rules.find((rule) => rule.id === id) ?? expect.fail(`no rule ${id}`)
const callsOf = (id: string) => ruleOf(id).operations.map(({ method, path }) => `${method} ${path}`)

describe('the page of a rule', () => {
  it('tells its sentences, its number, its examples and their file', () => {
    expect(ruleOf('order.transfer_not_paid')).toMatchObject({
      words: { tr: 'Önce havaleyi ödendi olarak işaretleyin.', en: 'Mark the bank transfer as paid first.' },
      of: ['R61'],
      source: 'src/api/rules/sales/orders.ts',
      server: false,
    })
    const [table] = ruleOf('order.transfer_not_paid').examples
    expect(table?.file).toBe('tests/rules/sales/orders.examples.ts')
    expect(table?.refuses.map(({ when }) => when)).toContain('a money transfer that is not paid')
  })

  it('tells the arrows that it guards, of the charts of records and of pages', () => {
    const { arrows } = ruleOf('refund.approve_needs_accepted')
    expect(arrows.map(({ chart, id }) => `${chart} ${id}`)).toContain('refund decision.pending/APPROVE')
    expect(arrows.map(({ chart }) => chart)).toContain('refundPage')
  })

  it('tells the calls whose code asks its chart, and no others', () => {
    expect(callsOf('refund.approve_needs_accepted')).toContain('PATCH /v1/panel/order-refunds/:id/status')
    expect(callsOf('refund.approve_needs_accepted')).not.toContain('POST /v1/panel/orders/:id/invoice')
    expect(callsOf('order.transfer_not_paid')).toContain('PATCH /v1/panel/orders/:id/status')
  })

  it('tells the forms whose declaration names it, with their fields, and what stores them', () => {
    const { forms } = ruleOf('validation.email')
    const supplier = forms.find(({ path }) => path === '/suppliers/add')
    expect(supplier?.fields).toEqual([{ tr: 'E-posta', en: 'E-mail' }])
    expect(callsOf('validation.email')).toContain('PUT /v1/panel/suppliers/:id')
    expect(forms.map(({ path }) => path)).toContain('/accounts?section=identity')
  })

  it('tells the imports that it judges', () => {
    const { imports } = ruleOf('price.strikethrough_below')
    expect(imports.map(({ en }) => en)).toContain('Products')
  })

  it('tells the walks in which it refused, level by level', () => {
    const { walks } = ruleOf('refund.approve_needs_accepted')
    expect(walks.map(({ chart, level }) => `${chart} ${level}`)).toEqual(
      expect.arrayContaining(['refund machine', 'refund http']),
    )
    for (const { walks: numbers } of walks) expect(numbers.length).toBeGreaterThan(0)
  })
})

describe('the shelves', () => {
  const lines = contentsLines(book.chapters.map(({ chart }) => chart))

  it('have every chart once, the shop’s workflows first', () => {
    expect(lines.map(({ id }) => id).sort()).toEqual(machines.map(({ machine }) => machine.id).sort())
    expect(lines.slice(0, shopShelf.length).map(({ id }) => id)).toEqual(shopShelf)
  })

  it('have every stored life on that of the shop', () => {
    const charts = globSync('src/machines/**/*.chart.ts').map((path) => path.replace(/^.*\/(.*)\.chart\.ts$/, '$1'))
    const named = charts.map((name) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
    expect(named.filter((id) => !shopShelf.includes(id))).toEqual([])
  })
})

it('every chart, state, event and rule can be searched for', () => {
  const told = book.chapters.flatMap(({ chart }, at) => {
    const entry = machines[at]
    return entry ? [{ chart, entry }] : []
  })
  const index = searchIndex(told, rules)
  expect(index.filter(({ kind }) => kind === 'rule')).toHaveLength(rules.length)
  const states = book.chapters.flatMap(({ chart }) => chart.states.slice(1))
  expect(index.filter(({ kind }) => kind === 'state')).toHaveLength(states.length)
  const accept = index.find(({ chart, keys }) => chart === 'order' && keys[0] === 'ACCEPT')
  expect(accept).toMatchObject({ kind: 'event', words: { tr: 'Onayla', en: 'Accept' } })
})

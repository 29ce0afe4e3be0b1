import { describe, expect, test } from 'vitest'
import type { ListName } from '#api/registry/lists.ts'
import { freshQuery, lastPage } from '#machines/platform/record-list/record-list.context.ts'

const begin = (list: ListName, sorting: 'newest' | 'oldest' | 'name') => {
  const { order_index, order_direction } = freshQuery(list, { limit: '100', sorting })
  return `${order_index} ${order_direction}`
}

describe('a list as the shop wants it to begin', () => {
  test('the newest comes first, with 100 rows to a page, where nothing is set (R185)', () => {
    expect(freshQuery('brands')).toEqual(freshQuery('brands', { limit: '100', sorting: 'newest' }))
    expect(freshQuery('brands')).toMatchObject({ order_index: 'brands.id', order_direction: 'desc' })
  })

  test('the oldest comes first', () => {
    expect(begin('brands', 'oldest')).toBe('brands.id asc')
    expect(begin('orders', 'oldest')).toBe('orders.id asc')
  })

  test('by name, where records have one', () => {
    expect(begin('brands', 'name')).toBe('brands.translations asc')
    expect(begin('products', 'name')).toBe('products.name asc')
    expect(begin('users', 'name')).toBe('users.name asc')
    for (const list of ['orders', 'order-refunds', 'product-reviews'] as const)
      expect(begin(list, 'name')).toBe(`${list}.id desc`)
  })

  test('what people put in order stays so', () => {
    for (const sorting of ['oldest', 'name'] as const)
      expect(begin('shop-languages', sorting)).toBe('shop-languages.id desc')
  })

  test('the last page follows the number of its rows', () => {
    expect(lastPage(freshQuery('brands', { limit: '25', sorting: 'newest' }), 51)).toBe(2)
    expect(lastPage(freshQuery('brands'), 51)).toBe(0)
  })
})

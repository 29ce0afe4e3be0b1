import { afterAll, beforeAll, expect, test } from 'vitest'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { reviewOperations } from '#api/operations/catalog/product-reviews.ts'
import { listOperations } from '#api/operations/platform/lists.ts'
import { type Operation, operationName } from '#api/operations/platform/operation.ts'
import { endpoint } from '#server/platform/http/endpoint.ts'
import { judgeAnswer } from '#tests/answers.ts'
import { gated, sampleOf } from '#tests/samples/samples.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const answering = gated
  .filter(({ data }) => data)
  .map((operation): [string, Operation] => [operationName(operation), operation])

test.each(answering)('%s answers as it is declared, and tells nothing else', async (_, operation) => {
  const { path, body } = await sampleOf(operation, shop, shop.own, shop.admin)
  const answer = await shop.call(operation.method, path, body === undefined ? {} : { body })
  expect(answer.body).toMatchObject({ status: 1, data: expect.anything() })
  // Whatever stands in it is never taken for anything but JSON.
  expect(['content-type', 'x-content-type-options'].map((name) => answer.headers.get(name))).toEqual([
    'application/json; charset=utf-8',
    'nosniff',
  ])
})

test('an answer that tells more, or less, is found', () => {
  const review = (data: unknown) => () => judgeAnswer('GET', '/v1/panel/product-reviews/products', { status: 1, data })
  expect(review({ rows: [{ id: 1, name: 'Kupa' }] })).not.toThrow()
  expect(review({ rows: [{ id: 1 }] })).toThrow('does not answer as it is declared')
  expect(review({ rows: [{ id: 1, name: 'Kupa', cost: '12.00' }] })).toThrow('does not answer as it is declared')
})

/** What does not compile; none of it is run. */
const refused = () => [
  // @ts-expect-error A field is missing.
  endpoint(reviewOperations.products, async () => ({ rows: [{ id: 1 }] })),
  // @ts-expect-error A field is something else.
  endpoint(reviewOperations.products, async () => ({ rows: [{ id: '1', name: 'Kupa' }] })),
  // @ts-expect-error It answers a file.
  endpoint(listOperations(productReviews).export, async () => ({ rows: [] })),
  // @ts-expect-error It answers nothing at all.
  endpoint(reviewOperations.products, async () => {}),
]

test('a handler that answers something else does not compile', () => {
  expect(refused).toBeTypeOf('function')
})

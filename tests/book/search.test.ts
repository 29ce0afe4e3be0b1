import { describe, expect, it } from 'vitest'
import type { BookPlace } from '#machines/platform/chapter/book.types.ts'
import { addressOf, searchPlaces } from '#screens/platform/statecharts/search-places.ts'

const place = (kind: BookPlace['kind'], at: string, tr: string, en: string, keys: string[]): BookPlace => ({
  kind,
  at,
  words: { tr, en },
  keys,
  chart: kind === 'rule' ? null : 'order',
})
const chart = place('chart', '', 'Sipariş', 'Order', ['order', 'chart.order'])
const sixty = place('rule', 'refund.above_paid', 'Tutar aşıyor.', 'Too much.', ['refund.above_paid', 'R6'])
const transfer = place('rule', 'order.transfer_not_paid', 'Önce havaleyi işaretleyin.', 'Mark the transfer first.', [
  'order.transfer_not_paid',
  'R61',
])
const waiting = place('state', 'open.waiting', 'Bekleyen ISPARTA', 'Waiting', ['open.waiting'])
const cancel = place('event', 'open/CANCEL', 'İptal et', 'Cancel', ['CANCEL'])
const places = [chart, sixty, transfer, waiting, cancel]

describe('a search of the book', () => {
  it.each([
    ['R61', [transfer]],
    ['r6', [sixty]],
    ['order.transfer_not_paid', [transfer]],
    ['transfer mark', [transfer]],
    ['havale', [transfer]],
    ['iptal', [cancel]],
    ['ısparta', [waiting]],
    ['CANCEL', [cancel]],
    ['order', [chart, transfer]],
    ['  ', []],
    ['nothing of this', []],
  ])('%s', (text, found) => {
    expect(searchPlaces(places, text)).toEqual(found)
  })

  it('leads to the place on its page', () => {
    expect([chart, transfer, waiting, cancel].map(addressOf)).toEqual([
      '/statecharts?chart=order',
      '/statecharts/rules/order.transfer_not_paid',
      '/statecharts?chart=order&state=open.waiting',
      '/statecharts?chart=order&arrow=open%2FCANCEL',
    ])
  })
})

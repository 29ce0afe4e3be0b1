import type { Release } from '#api/contract/platform/changelogs.ts'

export const release1: Release = {
  id: 1,
  day: '2026-11-22',
  title: { tr: 'Siparişler, iadeler ve hızlı satış', en: 'Orders, refunds and fast sale' },
  changes: [
    {
      kind: 'new',
      says: {
        tr: 'Bir adım atılamıyorsa düğme nedenini ve nasıl düzeltileceğini söyler.',
        en: 'Where a step cannot be taken, its button says why and how to mend it.',
      },
      link: '/orders',
    },
    {
      kind: 'new',
      says: {
        tr: 'Hızlı satış bağlantı kesilse de sürer; satışlar tarayıcıda saklanır ve sonra gönderilir.',
        en: 'Fast sale goes on without a connection; sales are kept in the browser and sent later.',
      },
      link: '/fastsale',
    },
    {
      kind: 'new',
      says: {
        tr: 'Siparişler ve ürünler topluca değiştirilebilir; her satırın sonucu işler sayfasında durur.',
        en: 'Orders and products can be changed in bulk; the result of each row stands on the page of jobs.',
      },
      link: '/jobs',
    },
  ],
}

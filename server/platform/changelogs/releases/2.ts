import type { Release } from '#api/contract/platform/changelogs.ts'

export const release2: Release = {
  id: 2,
  day: '2026-11-23',
  title: { tr: 'Muhasebe, çekler ve alışlar', en: 'Accounting, cheques and purchases' },
  changes: [
    {
      kind: 'new',
      says: {
        tr: 'Müşteri çekleri vadeleriyle izlenir; ciro, tahsil ve karşılıksız çek cari hesaba kendiliğinden işlenir.',
        en: 'Cheques of customers are followed by their due dates; endorsing, clearing and bouncing are booked by themselves.',
      },
      link: '/cheques',
    },
    {
      kind: 'new',
      says: {
        tr: 'Tedarikçiden alışlar parça parça teslim alınır; nakliye maliyete eklenir.',
        en: 'Purchases from suppliers are received in parts; freight becomes part of the cost.',
      },
      link: '/fastBuy',
    },
    {
      kind: 'new',
      says: {
        tr: 'Dönem kayıtları muhasebe programına dosya olarak aktarılır; her kayıt bir kez gider.',
        en: 'The entries of a period go to the accounting program as a file, each of them once.',
      },
      link: '/accounting-exports',
    },
    {
      kind: 'better',
      says: {
        tr: 'Kargo bölgeleri sipariş sayfasında ve toplu kargoda da denetlenir.',
        en: 'Shipping zones are checked on the page of an order and in bulk shipping too.',
      },
      link: '',
    },
  ],
}

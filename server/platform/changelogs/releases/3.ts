import type { Release } from '#api/contract/platform/changelogs.ts'

export const release3: Release = {
  id: 3,
  day: '2026-11-24',
  title: { tr: 'Yeni ana sayfa ve birleşen müşteriler', en: 'A new home page, and customers that merge' },
  changes: [
    {
      kind: 'new',
      says: {
        tr: 'Ana sayfa sizi bekleyen işleri sayar; her sayı tam olarak o kayıtların listesini açar.',
        en: 'Home counts what waits for you; each number opens the list of exactly these records.',
      },
      link: '/',
    },
    {
      kind: 'new',
      says: {
        tr: 'Ciro ve siparişler önceki 30 günle karşılaştırılır; her para birimi ayrı durur.',
        en: 'Turnover and orders are compared with the 30 days before, each currency by itself.',
      },
      link: '/',
    },
    {
      kind: 'new',
      says: {
        tr: 'İki kez kaydedilmiş müşteriler alan alan seçilerek birleştirilir ve istenirse geri ayrılır.',
        en: 'Customers that were stored twice are merged field by field, and parted again if need be.',
      },
      link: '/customers',
    },
    {
      kind: 'better',
      says: {
        tr: 'İş listesi yalnız hata verenleri, sipariş listesi yalnız faturası kabul edilmeyenleri gösterebilir.',
        en: 'The list of jobs can show only those with errors, that of orders only those whose invoice was refused.',
      },
      link: '/jobs',
    },
  ],
}

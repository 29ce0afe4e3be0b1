import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { dayTyped } from '#api/rules/platform/day-typed.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { Kit, type UiWords } from '#ui/Kit.tsx'

/** The kit's words for tests: short, and with every value in sight. */
export const words: UiWords = {
  close: 'Kapat',
  clear: 'Temizle',
  open: 'Aç',
  required: 'Zorunlu',
  imported: 'İçe aktarıldı',
  loading: 'Yükleniyor',
  retry: 'Yeniden dene',
  whyNot: 'Neden yapılamıyor',
  notices: 'İletiler',
  breadcrumb: 'Yer',
  nothingFound: 'Sonuç yok',
  noneYet: 'Henüz yok',
  more: (count) => `${count} daha`,
  remove: (name) => `Kaldır: ${name}`,
  charactersLeft: (count) => `${count} kaldı`,
  tab: { wrong: 'hatalı', complete: 'tamam', incomplete: 'eksik' },
  table: { selectAll: 'Tümünü seç', select: (row) => `Seç: ${row}`, width: (column) => `Genişlik: ${column}` },
  pages: {
    label: 'Sayfalar',
    first: 'İlk',
    previous: 'Önceki',
    next: 'Sonraki',
    last: 'Son',
    range: (from, to, total) => `${from}–${to} / ${total}`,
  },
  sorting: {
    how: 'Boşluk kaldırır',
    handle: (name) => `Taşı: ${name}`,
    moveUp: (name) => `Yukarı: ${name}`,
    moveDown: (name) => `Aşağı: ${name}`,
    lifted: (name, place, of) => `lifted ${name} ${place}/${of}`,
    moved: (name, place, of) => `moved ${name} ${place}/${of}`,
    dropped: (name, place, of) => `dropped ${name} ${place}/${of}`,
    restored: (name, place, of) => `restored ${name} ${place}/${of}`,
  },
  calendar: {
    open: 'Takvim aç',
    label: 'Takvim',
    previous: 'Önceki ay',
    next: 'Sonraki ay',
    goToday: 'Bugün',
    pattern: 'gg.aa.yyyy',
    unread: 'Gün değil',
    weekdays: formats('tr').weekdays(),
    today: () => '2026-11-23',
    read: (text) => dayTyped(text, '2026-11-23'),
    day: formats('tr').day,
    dayInWords: formats('tr').dayInWords,
    month: formats('tr').month,
  },
  fold,
}

/** Draws a part of the kit with its words around it. */
export function renderInKit(element: ReactElement): RenderResult {
  return render(element, { wrapper: ({ children }) => <Kit words={words}>{children}</Kit> })
}

import type { I18n } from '@lingui/core'
import { dayTyped } from '#api/rules/platform/day-typed.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { shopDay } from '#locales/shop-time.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import type { UiWords } from '#ui/Kit.tsx'
import { authWords } from './auth-words.ts'

/** The words of the kit in the language that is spoken. */
export function kitWords(i18n: I18n): UiWords {
  return {
    ...authWords(i18n),
    clear: i18n._(/*i18n*/ { id: 'kit.clear', message: 'Temizle' }),
    open: i18n._(/*i18n*/ { id: 'kit.open', message: 'Aç' }),
    imported: i18n._(/*i18n*/ { id: 'kit.imported', message: 'İçe aktarıldı' }),
    notices: i18n._(/*i18n*/ { id: 'kit.notices', message: 'İletiler' }),
    breadcrumb: i18n._(/*i18n*/ { id: 'kit.breadcrumb', message: 'Sayfanın yeri' }),
    noneYet: i18n._(/*i18n*/ { id: 'kit.none_yet', message: 'Henüz kayıt yok: adını yazın, buradan eklenir' }),
    nothingFound: i18n._(/*i18n*/ { id: 'kit.nothing_found', message: 'Sonuç bulunamadı' }),
    more: (count) =>
      i18n._(
        /*i18n*/ {
          id: 'kit.more',
          message: '{count} sonuç daha var; aramayı daraltın.',
          values: { count: i18n.number(count) },
        },
      ),
    remove: (name) => i18n._(/*i18n*/ { id: 'kit.remove', message: 'Kaldır: {name}', values: { name } }),
    charactersLeft: (count) =>
      i18n._(
        /*i18n*/ {
          id: 'kit.characters_left',
          message: '{count} karakter kaldı',
          values: { count: i18n.number(count) },
        },
      ),
    tab: {
      wrong: i18n._(/*i18n*/ { id: 'kit.tab_wrong', message: 'hata var' }),
      complete: i18n._(/*i18n*/ { id: 'kit.tab_complete', message: 'tamamlandı' }),
      incomplete: i18n._(/*i18n*/ { id: 'kit.tab_incomplete', message: 'eksik' }),
    },
    table: {
      selectAll: i18n._(/*i18n*/ { id: 'kit.select_all', message: 'Tümünü seç' }),
      select: (row) => i18n._(/*i18n*/ { id: 'kit.select_row', message: 'Seç: {row}', values: { row } }),
      width: (column) =>
        i18n._(/*i18n*/ { id: 'kit.column_width', message: 'Sütun genişliği: {column}', values: { column } }),
    },
    pages: pagesOf(i18n),
    sorting: sortingOf(i18n),
    calendar: calendarOf(i18n),
    fold,
  }
}

function pagesOf(i18n: I18n): UiWords['pages'] {
  return {
    label: i18n._(/*i18n*/ { id: 'kit.pages', message: 'Sayfalar' }),
    first: i18n._(/*i18n*/ { id: 'kit.page_first', message: 'İlk sayfa' }),
    previous: i18n._(/*i18n*/ { id: 'kit.page_previous', message: 'Önceki sayfa' }),
    next: i18n._(/*i18n*/ { id: 'kit.page_next', message: 'Sonraki sayfa' }),
    last: i18n._(/*i18n*/ { id: 'kit.page_last', message: 'Son sayfa' }),
    range: (from, to, total) => `${i18n.number(from)}–${i18n.number(to)} / ${i18n.number(total)}`,
  }
}

function calendarOf(i18n: I18n): UiWords['calendar'] {
  const { day, dayInWords, month, weekdays } = formatsOf(i18n)
  return {
    open: i18n._(/*i18n*/ { id: 'kit.calendar_open', message: 'Takvimden seç' }),
    label: i18n._(/*i18n*/ { id: 'kit.calendar', message: 'Takvim' }),
    previous: i18n._(/*i18n*/ { id: 'kit.calendar_previous', message: 'Önceki ay' }),
    next: i18n._(/*i18n*/ { id: 'kit.calendar_next', message: 'Sonraki ay' }),
    goToday: i18n._(/*i18n*/ { id: 'kit.calendar_today', message: 'Bugün' }),
    pattern: i18n._(/*i18n*/ { id: 'kit.calendar_pattern', message: 'gg.aa.yyyy' }),
    unread: i18n._(
      /*i18n*/ {
        id: 'kit.calendar_unread',
        message: 'Bu bir gün değil. Örneğin {day} yazın.',
        values: { day: day(shopDay()) },
      },
    ),
    weekdays: weekdays(),
    today: shopDay,
    read: (text) => dayTyped(text, shopDay()),
    ...{ day, dayInWords, month },
  }
}

function sortingOf(i18n: I18n): UiWords['sorting'] {
  return {
    how: i18n._(
      /*i18n*/ {
        id: 'kit.sort_how',
        message: 'Boşluk tuşuyla tutun, ok tuşlarıyla taşıyın, boşlukla bırakın; Esc geri alır.',
      },
    ),
    handle: (name) => i18n._(/*i18n*/ { id: 'kit.sort_handle', message: 'Taşı: {name}', values: { name } }),
    moveUp: (name) => i18n._(/*i18n*/ { id: 'kit.sort_up', message: 'Öne al: {name}', values: { name } }),
    moveDown: (name) => i18n._(/*i18n*/ { id: 'kit.sort_down', message: 'Geriye al: {name}', values: { name } }),
    lifted: (name, place, of) =>
      i18n._(
        /*i18n*/ {
          id: 'kit.sort_lifted',
          message: '{name} tutuldu, yeri {place} / {of}.',
          values: { name, place, of },
        },
      ),
    moved: (name, place, of) =>
      i18n._(/*i18n*/ { id: 'kit.sort_moved', message: '{name}: {place} / {of}.', values: { name, place, of } }),
    dropped: (name, place, of) =>
      i18n._(
        /*i18n*/ {
          id: 'kit.sort_dropped',
          message: '{name} bırakıldı, yeri {place} / {of}.',
          values: { name, place, of },
        },
      ),
    restored: (name, place, of) =>
      i18n._(
        /*i18n*/ {
          id: 'kit.sort_restored',
          message: '{name} eski yerine döndü, yeri {place} / {of}.',
          values: { name, place, of },
        },
      ),
  }
}

import type { AnyStateMachine } from 'xstate'
import type { Words } from '#machines/platform/words.ts'

/** What a step page is called and says beside what all of them say. */
export type PageWords = Pick<Words, 'title' | 'about'> & Partial<Words>

/** The words of a step page: what all of them share, as far as this one has it, and what it brings. */
export function stepPageWords(machine: AnyStateMachine, own: PageWords): Words {
  return {
    ...own,
    states: { ...only(states, (name) => name in machine.states), ...own.states },
    events: { ...only(events, (name) => machine.events.includes(name)), ...own.events },
    actors: { ...actors, ...own.actors },
    guards: { ...guards, ...own.guards },
  }
}

const states: Words['states'] = {
  opening: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
  unreachable: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
  missing: /*i18n*/ { id: 'chart.stepPage.missing', message: 'Kayıt yok' },
  shown: /*i18n*/ { id: 'chart.recordList.shown', message: 'Gösteriliyor' },
  deciding: /*i18n*/ { id: 'chart.stepPage.deciding', message: 'Önce sorulsun mu' },
  confirming: /*i18n*/ { id: 'chart.stepPage.confirming', message: 'Onay soruluyor' },
  sending: /*i18n*/ { id: 'chart.stepPage.sending', message: 'Gönderiliyor' },
  refused: /*i18n*/ { id: 'chart.stepPage.refused', message: 'Sunucu reddetti' },
  failed: /*i18n*/ { id: 'chart.stepPage.failed', message: 'Yanıt gelmedi' },
}

const events: Words['events'] = {
  STEP: /*i18n*/ { id: 'chart.stepPage.STEP', message: 'Şemanın bir adımını at' },
  CONFIRM: /*i18n*/ { id: 'chart.stepPage.CONFIRM', message: 'Onayla' },
  CANCEL: /*i18n*/ { id: 'chart.stepPage.CANCEL', message: 'Vazgeç' },
  RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  REFRESH: /*i18n*/ { id: 'chart.stepPage.REFRESH', message: 'Güncel hâlini göster' },
  SHOW: /*i18n*/ { id: 'chart.stepPage.SHOW', message: 'Çevresindeki sayfa kaydı yeniden okudu' },
}

const actors: Words['actors'] = {
  open: /*i18n*/ { id: 'chart.recordForm.open', message: 'Kaydı getirme' },
  send: /*i18n*/ { id: 'chart.stepPage.send', message: 'Sunucuya gönderme' },
}

const guards: Words['guards'] = {
  asksFirst: /*i18n*/ { id: 'chart.stepPage.asksFirst', message: 'Geri dönüşü yoksa ya da para işlenecekse' },
  isForGood: /*i18n*/ { id: 'chart.stepPage.isForGood', message: 'Geri dönüşü yoksa' },
  isMissing: /*i18n*/ { id: 'chart.recordForm.isMissing', message: 'Kayıt yoksa' },
  isRefused: /*i18n*/ { id: 'chart.stepPage.isRefused', message: 'Bir kural engel olduysa' },
}

function only(words: Words['states'], has: (name: string) => boolean): Words['states'] {
  return Object.fromEntries(Object.entries(words).filter(([name]) => has(name)))
}

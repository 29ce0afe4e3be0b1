import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** As much of two contacts as is asked of them before they are made one. */
export interface MergeFacts {
  readonly into: MergeContact
  readonly from: MergeContact
}

interface MergeContact {
  readonly id: number
  readonly walk_in: boolean
  readonly signs_in: boolean
}

export const twoContacts: Rule<MergeFacts> = rule(
  /*i18n*/ { id: 'merge.same', message: 'Bir müşteri kendisiyle birleştirilemez; başka birini seçin.' },
  'own',
  ({ into, from }) => into.id !== from.id,
)

export const noWalkIn: Rule<MergeFacts> = rule(
  /*i18n*/ { id: 'merge.walk_in', message: 'Perakende müşteri birleştirilemez; kasadaki satışlar onunla başlar.' },
  'own',
  ({ into, from }) => !into.walk_in && !from.walk_in,
)

export const oneSignsIn: Rule<MergeFacts> = rule(
  /*i18n*/ {
    id: 'merge.both_sign_in',
    message: 'İkisi de panele giriyor; işlem kayıtları ayrı kişilerin olduğundan birleştirilemezler.',
  },
  'own',
  ({ into, from }) => !(into.signs_in && from.signs_in),
)

export const whoSignsInStays: Rule<MergeFacts> = rule(
  /*i18n*/ {
    id: 'merge.signs_in',
    message: 'Panele giren kişi kalmalı: birleştirmeyi onun sayfasından yapın.',
  },
  'own',
  ({ into, from }) => !from.signs_in || into.signs_in,
)

export const mergeRules = [twoContacts, noWalkIn, oneSignsIn, whoSignsInStays] as const

/** What happened since two contacts were made one. */
export interface UndoFacts {
  readonly undone: boolean
  /** The one that stayed is gone itself. */
  readonly gone: boolean
  /** Somebody changed what is known of it. */
  readonly changed: boolean
  /** Money was collected for orders of both together. */
  readonly collected: boolean
  readonly erased: boolean
}

export const mergeStands: Rule<UndoFacts> = rule(
  /*i18n*/ { id: 'merge.undone', message: 'Bu birleştirme geri alındı.' },
  'own',
  ({ undone }) => !undone,
)

export const survivorThere: Rule<UndoFacts> = rule(
  /*i18n*/ {
    id: 'merge.survivor_gone',
    message: 'Kalan müşteri sonradan silindi ya da başkasıyla birleştirildi; önce onu geri getirin.',
  },
  'own',
  ({ gone }) => !gone,
)

export const survivorUnchanged: Rule<UndoFacts> = rule(
  /*i18n*/ {
    id: 'merge.changed_since',
    message: 'Müşterinin bilgileri birleştirmeden sonra değiştirildi; geri alınırsa bu değişiklik kaybolur.',
  },
  'own',
  ({ changed, gone, erased }) => gone || erased || !changed,
)

export const notCollectedTogether: Rule<UndoFacts> = rule(
  /*i18n*/ {
    id: 'merge.collected_together',
    message: 'Birleştirmeden sonra ikisinin siparişleri için tek tahsilat yapıldı; hangisinin ödediği ayrılamaz.',
  },
  'own',
  ({ collected }) => !collected,
)

export const notErasedSince: Rule<UndoFacts> = rule(
  /*i18n*/ {
    id: 'merge.erased_since',
    message: 'Kişinin bilgileri silindi; birleştirmeden önceki hâlleri artık yok.',
  },
  'own',
  ({ erased }) => !erased,
)

export const undoMergeRules = [
  mergeStands,
  survivorThere,
  survivorUnchanged,
  notCollectedTogether,
  notErasedSince,
] as const

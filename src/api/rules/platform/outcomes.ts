import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { Refusal } from './rule.ts'
import { permissionCheckFailed, permitted, resetLinkNotSent, sessionExpired } from './session.ts'

/** What the panel says after an act. Each act has its own message for the case that nothing better is known (rule R193). */
export const outcomes = {
  saved: /*i18n*/ { id: 'saved', message: 'Kaydedildi.' },
  deleted: /*i18n*/ { id: 'deleted', message: 'Silindi.' },
  notLoaded: /*i18n*/ { id: 'notLoaded', message: 'Yüklenemedi. Tekrar deneyin.' },
  notSaved: /*i18n*/ { id: 'notSaved', message: 'Kaydedilemedi. Tekrar deneyin.' },
  notUpdated: /*i18n*/ { id: 'notUpdated', message: 'Güncellenemedi. Tekrar deneyin.' },
  notDeleted: /*i18n*/ { id: 'notDeleted', message: 'Silinemedi. Tekrar deneyin.' },
  notRestored: /*i18n*/ { id: 'notRestored', message: 'Geri alınamadı. Tekrar deneyin.' },
  notApplied: /*i18n*/ { id: 'notApplied', message: 'Uygulanamadı. Tekrar deneyin.' },
  notSent: /*i18n*/ { id: 'notSent', message: 'Gönderilemedi. Tekrar deneyin.' },
  notExported: /*i18n*/ { id: 'notExported', message: 'Dışa aktarılamadı. Tekrar deneyin.' },
  linkNotSent: resetLinkNotSent.says,
  notUploaded: /*i18n*/ { id: 'notUploaded', message: 'Yüklenemedi. Dosya boyutunu kontrol edin.' },
} as const

export type Outcome = keyof typeof outcomes

/** Whether it was carried out is not known; sent again with the same key it is carried out once. */
export const noAnswer = /*i18n*/ {
  id: 'noAnswer',
  message: 'Sunucudan yanıt gelmedi; işlemin yapılıp yapılmadığı bilinmiyor. Tekrar deneyin, iki kez yapılmaz.',
}

/** What reads changes nothing, and what an upload without an answer says is in the spec (R196). */
const saysAsMuch: readonly Outcome[] = ['notLoaded', 'notExported', 'notUploaded']

/**
 * The sentences that a failed call is told with, `act` being the one when nothing better is known: `told(failure, 'notSaved')`. The rules
 * that the server named come first of all; where a session or a permission is missing, that is said instead.
 */
export function failureMessages(failure: ApiFailure, act: Outcome): readonly Refusal[] {
  if (failure.kind === 'session') return [{ id: sessionExpired.id }]
  if (failure.kind === 'forbidden') return [{ id: permissionCheckFailed.id }, ...failure.rules.filter(namesPermission)]
  if (failure.kind === 'notFound') return [{ id: 'notFound' }]
  if (failure.unknown && !saysAsMuch.includes(act)) return [{ id: noAnswer.id }]
  if (failure.rules.length > 0 && failure.kind !== 'broken') return failure.rules
  if (failure.says === 2) return [{ id: 'validation.stock-code-or-barcode-already-exist' }]
  return [{ id: outcomes[act].id }]
}

function namesPermission({ id, about }: Refusal): boolean {
  return id === permitted.id && about?.permission !== undefined
}

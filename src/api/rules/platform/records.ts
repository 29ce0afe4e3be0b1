import { type Rule, rule, serverRule } from './rule.ts'

/** Refusals that any record can meet, and the messages of the panel's own failures. Most are the server's: it alone sees the other records. */

export const notFound = serverRule(/*i18n*/ { id: 'notFound', message: 'Kayıt bulunamadı.' }, ['R181', 'D6'])
/** Where many are named at once. */
export const foreignNamed = serverRule(
  /*i18n*/ { id: 'bulk.not_found', message: 'Bu mağazada olmayan kayıtlar seçildi, hiçbiri değişmedi: {ids}' },
  'D6',
)
export const stale = serverRule(
  /*i18n*/ { id: 'conflict.stale', message: 'Bu kayıt {time} saatinde {user} tarafından değiştirildi.' },
  'D5',
)
export const inUse = serverRule(
  /*i18n*/ { id: 'delete.in_use', message: 'Bu öğe başka kayıtlarda kullanıldığı için silinemez.' },
  'R167',
)
export const referenceGone = serverRule(
  /*i18n*/ {
    id: 'bin.tied_to_gone',
    message: 'Bağlı olduğu kayıtlardan biri silinmiş. Önce onu geri alın.',
  },
  'own',
)
/** The panel's word for a record that is asked back and not there: its days are over, or somebody was faster. */
export const notInTrash = serverRule(
  /*i18n*/ {
    id: 'bin.not_there',
    message: 'Bu kayıt çöp kutusunda değil: süresi dolmuş ya da zaten geri alınmış.',
  },
  'own',
)
export const productHasMovements = serverRule(
  /*i18n*/ { id: 'delete.product_has_movements', message: 'Ürünün stok hareketleri var.' },
  'R166',
)
export const notLast = serverRule(
  /*i18n*/ { id: 'delete.not_last', message: 'Burada yalnızca en son eklenen ürün silinebilir.' },
  'R191',
)
export const nameExists = serverRule(
  /*i18n*/ { id: 'validation.name_exists', message: 'Bu ad zaten kullanılıyor.' },
  'own',
)

/** Requests that are no requests of ours. */
export const malformed = serverRule(/*i18n*/ { id: 'request.malformed', message: 'İstek anlaşılamadı.' }, 'D12')
export const unknownField = serverRule(
  /*i18n*/ { id: 'request.unknown_field', message: 'Bilinmeyen alan {field}.' },
  'D12',
)
export const tooLarge = serverRule(/*i18n*/ { id: 'request.too_large', message: 'İstek çok büyük.' }, 'R98')
export const keyReused = serverRule(
  /*i18n*/ { id: 'request.key_reused', message: 'Bu istek farklı verilerle zaten kullanıldı.' },
  'D4',
)
export const keyMissing = serverRule(
  /*i18n*/ { id: 'request.key_missing', message: 'Bu istek bir anahtar olmadan yapılamaz.' },
  'D4',
)
export const methodNotAllowed = serverRule(
  /*i18n*/ { id: 'request.method', message: 'Bu adres bu yöntemle çağrılamaz.' },
  'D12',
)
export const unavailable = serverRule(
  /*i18n*/ { id: 'server.unavailable', message: 'Sunucu şu anda yanıt veremiyor. Birazdan tekrar deneyin.' },
  'R193',
)

/** Nothing of the request was kept, and the same request works once there is room. */
export const diskFull = serverRule(
  /*i18n*/ {
    id: 'server.disk_full',
    message: 'Sunucunun diski dolu, bu yüzden kaydedilmedi. Yer açılınca tekrar deneyin.',
  },
  'R193',
)

/** Asking a typed word before something that concerns everything. Facts: what was typed and the word. */
export const wordTyped: Rule<{ typed: string; word: string }> = rule(
  /*i18n*/ { id: 'confirm.word', message: 'Onaylamak için {word} yazın.' },
  'R192',
  ({ typed, word }) => typed.trim().toLocaleLowerCase('tr') === word.toLocaleLowerCase('tr'),
  { about: ({ word }) => ({ word }), at: () => ['word'] },
)

/** Something must have changed before it is saved again. */
export const somethingChanged: Rule<{ changed: boolean }> = rule(
  /*i18n*/ { id: 'form.unchanged', message: 'Kaydedilecek bir değişiklik yok.' },
  'R40',
  ({ changed }) => changed,
)

/** A record that the shop may have as its default. */
export interface HomeFacts {
  readonly status: unknown
  /** It is the shop's default. */
  readonly home: boolean
}

/** What a record stands for is chosen when it is added. Facts: the field, what is stored (`null` of a new record) and what is chosen. */
export const chosenOnce: Rule<{ field: string; stored: number | null; chosen: unknown }> = rule(
  /*i18n*/ {
    id: 'records.chosen_once',
    message: 'Bu, eklerken bir kez seçilir. Başka birini ayrıca ekleyebilirsiniz.',
  },
  'own',
  ({ stored, chosen }) => stored === null || chosen === stored,
  { at: ({ field }) => [field] },
)

/** Two people changed the same fields: one value is chosen for each before the record is saved over. Facts: the paths without a choice. */
export const conflictChosen: Rule<{ unchosen: readonly string[] }> = rule(
  /*i18n*/ { id: 'conflict.unchosen', message: 'Çakışan her alan için hangi değerin kalacağını seçin.' },
  'D5',
  ({ unchosen }) => unchosen.length === 0,
  { at: ({ unchosen }) => unchosen },
)

/** Something to act on was chosen in a list. Facts: how many rows are selected. */
export const somethingSelected: Rule<{ selected: number }> = rule(
  /*i18n*/ { id: 'list.none_selected', message: 'Önce en az bir kayıt seçin.' },
  'R68',
  ({ selected }) => selected > 0,
)

/** Nothing is saved while one of its pictures is on its way. Facts: the fields that wait for theirs. */
export const fieldsUploaded: Rule<{ uploading: readonly string[] }> = rule(
  /*i18n*/ { id: 'files.uploading', message: 'Görseller hâlâ yükleniyor.' },
  ['R38', 'R51'],
  ({ uploading }) => uploading.length === 0,
  { at: ({ uploading }) => uploading },
)

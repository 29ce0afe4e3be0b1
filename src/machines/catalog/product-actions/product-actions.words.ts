import type { Words } from '#machines/platform/words.ts'

export const productActionsWords: Words = {
  title: /*i18n*/ { id: 'chart.productActs', message: 'Ürün listesi işlemleri' },
  about: /*i18n*/ {
    id: 'chart.productActs.about',
    message: 'Listenin yanında: bir ürünü kopyalama ve yazılı onayla tüm ürünleri silme.',
  },
  states: {
    idle: /*i18n*/ { id: 'chart.productActs.idle', message: 'İşlem yok' },
    copying: /*i18n*/ { id: 'chart.productActs.copying', message: 'Kopyalanıyor' },
    notCopied: /*i18n*/ { id: 'chart.productActs.notCopied', message: 'Kopyalanamadı' },
    asking: /*i18n*/ { id: 'chart.productActs.asking', message: 'Yazılı onay bekliyor' },
    deleting: /*i18n*/ { id: 'chart.productActs.deleting', message: 'Silme işi başlatılıyor' },
    notDeleted: /*i18n*/ { id: 'chart.productActs.notDeleted', message: 'Silinemedi' },
    begun: /*i18n*/ { id: 'chart.productActs.begun', message: 'İş başladı' },
  },
  events: {
    COPY: /*i18n*/ { id: 'chart.productActs.COPY', message: 'Kopyala' },
    DELETE_ALL: /*i18n*/ { id: 'chart.productActs.DELETE_ALL', message: 'Tümünü sil' },
    TYPE_WORD: /*i18n*/ { id: 'chart.productActs.TYPE_WORD', message: 'Onay sözcüğünü yaz' },
    CONFIRM: /*i18n*/ { id: 'chart.form.CONFIRM', message: 'Onayla' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  guards: {
    isAnother: /*i18n*/ { id: 'chart.productActs.isAnother', message: 'Bu ürün daha istenmediyse' },
    isMore: /*i18n*/ { id: 'chart.productActs.isMore', message: 'Sırada bekleyen varsa' },
  },
  actors: {
    copy: /*i18n*/ { id: 'chart.productActs.copy', message: 'Kopyalama' },
    removeAll: /*i18n*/ { id: 'chart.productActs.removeAll', message: 'Tümünü silme' },
  },
}

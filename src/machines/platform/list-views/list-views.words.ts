import type { Words } from '#machines/platform/words.ts'

export const listViewsWords: Words = {
  title: /*i18n*/ { id: 'chart.listViews', message: 'Liste görünümleri' },
  about: /*i18n*/ {
    id: 'chart.listViews.about',
    message: 'Bir listenin görünümleri: ondan ne istendiği ve nasıl göründüğü, bir ad altında, kişi ya da mağaza için.',
  },
  states: {
    loading: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    notLoaded: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    ready: /*i18n*/ { id: 'chart.listViews.ready', message: 'Hazır' },
    naming: /*i18n*/ { id: 'chart.listViews.naming', message: 'Ad veriliyor' },
    saving: /*i18n*/ { id: 'chart.form.saving', message: 'Kaydediliyor' },
    notSaved: /*i18n*/ { id: 'chart.listViews.notSaved', message: 'Kaydedilemedi' },
    confirming: /*i18n*/ { id: 'chart.listViews.confirming', message: 'Silme onayı' },
    deleting: /*i18n*/ { id: 'chart.listViews.deleting', message: 'Siliniyor' },
    notDeleted: /*i18n*/ { id: 'chart.listViews.notDeleted', message: 'Silinemedi' },
  },
  events: {
    SAVE_AS: /*i18n*/ { id: 'chart.listViews.SAVE_AS', message: 'Yeni görünüm olarak kaydet' },
    RENAME: /*i18n*/ { id: 'chart.listViews.RENAME', message: 'Yeniden adlandır' },
    OVERWRITE: /*i18n*/ { id: 'chart.listViews.OVERWRITE', message: 'Görünümü güncelle' },
    TYPE_NAME: /*i18n*/ { id: 'chart.listViews.TYPE_NAME', message: 'Adını yaz' },
    SHARE: /*i18n*/ { id: 'chart.listViews.SHARE', message: 'Mağazayla paylaş' },
    SUBMIT: /*i18n*/ { id: 'chart.listViews.SUBMIT', message: 'Kaydet' },
    DELETE: /*i18n*/ { id: 'chart.listViews.DELETE', message: 'Görünümü sil' },
    CONFIRM: /*i18n*/ { id: 'chart.listViews.CONFIRM', message: 'Silmeyi onayla' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    ADJUST: /*i18n*/ { id: 'chart.listViews.ADJUST', message: 'Görünümün sütunlarını değiştir' },
  },
  actors: {
    load: /*i18n*/ { id: 'chart.listViews.load', message: 'Görünümleri alma' },
    keep: /*i18n*/ { id: 'chart.listViews.keep', message: 'Görünümü kaydetme' },
    remove: /*i18n*/ { id: 'chart.listViews.remove', message: 'Görünümü silme' },
  },
}

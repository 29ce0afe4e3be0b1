import type { Words } from '#machines/platform/words.ts'

export const listSettingsWords: Words = {
  title: /*i18n*/ { id: 'chart.listSettings', message: 'Liste ayarları' },
  about: /*i18n*/ {
    id: 'chart.listSettings.about',
    message: 'Bir kişinin bir listeyi nasıl görmek istediği: sütunlar, sıraları, genişlikleri ve satır yüksekliği.',
  },
  states: {
    loading: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    notLoaded: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    kept: /*i18n*/ { id: 'chart.listSettings.kept', message: 'Saklandı' },
    saving: /*i18n*/ { id: 'chart.form.saving', message: 'Kaydediliyor' },
    notSaved: /*i18n*/ { id: 'chart.listSettings.notSaved', message: 'Saklanamadı' },
  },
  events: {
    ARRANGE: /*i18n*/ { id: 'chart.listSettings.ARRANGE', message: 'Sütunları düzenle' },
    SET_DENSITY: /*i18n*/ { id: 'chart.listSettings.SET_DENSITY', message: 'Satır yüksekliğini seç' },
    SET_DEFAULT: /*i18n*/ { id: 'chart.listSettings.SET_DEFAULT', message: 'Varsayılan görünümü seç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: {
    load: /*i18n*/ { id: 'chart.listSettings.load', message: 'Ayarları alma' },
    keep: /*i18n*/ { id: 'chart.listSettings.keep', message: 'Ayarları saklama' },
  },
  guards: {
    isBehind: /*i18n*/ { id: 'chart.listSettings.isBehind', message: 'Bu sırada başka bir şey değiştiyse' },
  },
}

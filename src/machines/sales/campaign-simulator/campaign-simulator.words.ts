import type { Words } from '#machines/platform/words.ts'

export const campaignSimulatorWords: Words = {
  title: /*i18n*/ { id: 'chart.campaignSimulator', message: 'Kampanya deneme' },
  about: /*i18n*/ {
    id: 'chart.campaignSimulator.about',
    message:
      'Kampanyalar kaydedilmeyen bir sepette denenir: hangisi ne kadar indirir, hangisi hangi kural yüzünden uygulanmaz. Hesap satışınkiyle aynıdır; kupon kullanılmış olmaz.',
  },
  states: {
    opening: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    unreachable: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    trial: /*i18n*/ { id: 'chart.campaignSimulator.trial', message: 'Deneme açık' },
    'trial.editing': /*i18n*/ { id: 'chart.campaignSimulator.editing', message: 'Sepet yazılıyor' },
    'trial.simulating': /*i18n*/ { id: 'chart.campaignSimulator.simulating', message: 'Hesaplanıyor' },
    'trial.simulated': /*i18n*/ { id: 'chart.campaignSimulator.simulated', message: 'Sonuç gösteriliyor' },
    'trial.failed': /*i18n*/ { id: 'chart.campaignSimulator.failed', message: 'Hesaplanamadı' },
  },
  events: {
    CHOOSE_CUSTOMER: /*i18n*/ { id: 'chart.newOrder.CHOOSE_BUYER', message: 'Müşteriyi seç' },
    NO_CUSTOMER: /*i18n*/ { id: 'chart.campaignSimulator.NO_CUSTOMER', message: 'Müşterisiz dene' },
    ADD: /*i18n*/ { id: 'chart.newOrder.ADD', message: 'Ürün ekle' },
    SET_QUANTITY: /*i18n*/ { id: 'chart.campaignSimulator.SET_QUANTITY', message: 'Adedi yaz' },
    REMOVE_LINE: /*i18n*/ { id: 'chart.newOrder.REMOVE_LINE', message: 'Ürünü çıkar' },
    CHANGE: /*i18n*/ { id: 'chart.campaignSimulator.CHANGE', message: 'Günü, ödemeyi ya da kodu değiştir' },
    SIMULATE: /*i18n*/ { id: 'chart.campaignSimulator.SIMULATE', message: 'Dene' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: {
    look: /*i18n*/ { id: 'chart.newOrder.look', message: 'Formu getirme' },
    simulate: /*i18n*/ { id: 'chart.campaignSimulator.simulate', message: 'İndirimleri hesaplama' },
  },
}

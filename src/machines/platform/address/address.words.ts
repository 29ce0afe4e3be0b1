import type { Words } from '#machines/platform/words.ts'

export const addressWords: Words = {
  title: /*i18n*/ { id: 'chart.address', message: 'Adres seçimi' },
  about: /*i18n*/ {
    id: 'chart.address.about',
    message:
      'Adresin ülkesi, bölgesi, ili, ilçesi ve mahallesi sırayla seçilir: her liste bir öncekinin içindekilerdir. Listesi olmayan yer elle yazılır.',
  },
  states: {
    deciding: /*i18n*/ { id: 'chart.address.deciding', message: 'Sıradaki listeye bakılıyor' },
    country: /*i18n*/ { id: 'chart.address.country', message: 'Ülkeler getiriliyor' },
    state: /*i18n*/ { id: 'chart.address.state', message: 'Bölgeler getiriliyor' },
    city: /*i18n*/ { id: 'chart.address.city', message: 'İller getiriliyor' },
    district: /*i18n*/ { id: 'chart.address.district', message: 'İlçeler getiriliyor' },
    neighborhood: /*i18n*/ { id: 'chart.address.neighborhood', message: 'Mahalleler getiriliyor' },
    shown: /*i18n*/ { id: 'chart.address.shown', message: 'Seçilebiliyor' },
    failed: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
  },
  events: {
    SHOW: /*i18n*/ { id: 'chart.address.SHOW', message: 'Adresi değiştir' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: {
    country: /*i18n*/ { id: 'address.countries', message: 'Ülkeler' },
    state: /*i18n*/ { id: 'address.states', message: 'Bölgeler' },
    city: /*i18n*/ { id: 'address.cities', message: 'İller' },
    district: /*i18n*/ { id: 'address.districts', message: 'İlçeler' },
    neighborhood: /*i18n*/ { id: 'address.neighborhoods', message: 'Mahalleler' },
  },
  guards: {
    'isMissing(country)': /*i18n*/ { id: 'chart.address.no_countries', message: 'Ülkeler daha gelmediyse' },
    'isMissing(state)': /*i18n*/ { id: 'chart.address.no_states', message: 'Seçilen ülkenin bölgeleri gelmediyse' },
    'isMissing(city)': /*i18n*/ { id: 'chart.address.no_cities', message: 'Seçilen bölgenin illeri gelmediyse' },
    'isMissing(district)': /*i18n*/ { id: 'chart.address.no_districts', message: 'Seçilen ilin ilçeleri gelmediyse' },
    'isMissing(neighborhood)': /*i18n*/ {
      id: 'chart.address.no_neighborhoods',
      message: 'Seçilen ilçenin mahalleleri gelmediyse',
    },
  },
}

import type { Words } from '#machines/platform/words.ts'

export const sessionWords: Words = {
  title: /*i18n*/ { id: 'chart.session', message: 'Oturum' },
  about: /*i18n*/ {
    id: 'chart.session.about',
    message: 'Panelde kimin çalıştığı: açılıştaki denetim, giriş, başka sekmeler ve oturumun bitmesi.',
  },
  states: {
    booting: /*i18n*/ { id: 'chart.session.booting', message: 'Açılıyor' },
    waiting: /*i18n*/ { id: 'chart.session.waiting', message: 'Yükleme ekranı' },
    checking: /*i18n*/ { id: 'chart.session.checking', message: 'Oturum denetleniyor' },
    in: /*i18n*/ { id: 'chart.session.in', message: 'Giriş yapıldı' },
    'in.steady': /*i18n*/ { id: 'chart.session.steady', message: 'Çalışılıyor' },
    'in.confirming': /*i18n*/ { id: 'chart.session.confirming', message: 'Kişi doğrulanıyor' },
    expired: /*i18n*/ { id: 'chart.session.expired', message: 'Oturum bitti, sayfa duruyor' },
    'expired.asking': /*i18n*/ { id: 'chart.session.asking', message: 'Yeniden giriş isteniyor' },
    'expired.confirming': /*i18n*/ { id: 'chart.session.confirming', message: 'Kişi doğrulanıyor' },
    out: /*i18n*/ { id: 'chart.session.out', message: 'Giriş yapılmadı' },
  },
  events: {
    SIGN_OUT: /*i18n*/ { id: 'chart.session.SIGN_OUT', message: 'Çıkış yap' },
    LOSE_SESSION: /*i18n*/ { id: 'chart.session.LOSE_SESSION', message: 'Sunucu oturumu reddetti (401)' },
    FOLLOW_OUT: /*i18n*/ { id: 'chart.session.FOLLOW_OUT', message: 'Başka sekmede çıkış yapıldı' },
    FOLLOW_IN: /*i18n*/ { id: 'chart.session.FOLLOW_IN', message: 'Başka sekmede giriş yapıldı' },
    CHECK_AGAIN: /*i18n*/ { id: 'chart.session.CHECK_AGAIN', message: 'Yeniden denetle' },
  },
  actors: {
    check: /*i18n*/ { id: 'chart.session.check', message: 'Oturum denetimi' },
    confirm: /*i18n*/ { id: 'chart.session.confirm', message: 'Kişi denetimi' },
    signIn: /*i18n*/ { id: 'chart.session.signIn', message: 'Giriş formu' },
    surroundings: /*i18n*/ { id: 'chart.session.surroundings', message: 'Sunucu ve diğer sekmeler dinleniyor' },
  },
  delays: { loadingDelay: /*i18n*/ { id: 'chart.session.loadingDelay', message: '1 saniye' } },
  guards: {
    hasToken: /*i18n*/ { id: 'chart.session.hasToken', message: 'Saklı oturum varsa' },
    workUnsaved: /*i18n*/ { id: 'chart.session.workUnsaved', message: 'Kaydedilmemiş çalışma varsa' },
    tokenRefused: /*i18n*/ { id: 'chart.session.tokenRefused', message: 'Sunucu oturumu tanımadıysa' },
    samePerson: /*i18n*/ { id: 'chart.session.samePerson', message: 'Aynı kişiyse' },
  },
}

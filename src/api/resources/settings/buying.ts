import { choice, flag, text } from '#api/resources/platform/fields.ts'
import { section } from '#api/resources/platform/section.ts'
import { someoneBuys } from '#api/rules/settings/shop.ts'

/** Who may buy, and how. */
export const buying = section({
  name: 'buying',
  title: /*i18n*/ { id: 'settings.buying', message: 'Satın alma' },
  says: /*i18n*/ {
    id: 'settings.buying_says',
    message:
      'Kimlerin nasıl alışveriş yapacağı. Fiyatların görünürlüğünü, üyesiz alışverişi, satıcıya soruyu ve düğmenin yazısını bu panel değil, mağaza bilgilerini API’den okuyan vitrin uygular.',
  },
  follows: someoneBuys,
  fields: {
    price_visible: flag({
      label: /*i18n*/ { id: 'settings.price_visible', message: 'Fiyatlar herkese görünür' },
      hint: /*i18n*/ { id: 'settings.price_visible_hint', message: 'Kapalıysa fiyatları yalnızca üyeler görür.' },
    }),
    guest_checkout: flag({
      label: /*i18n*/ { id: 'settings.guest_checkout', message: 'Üye olmadan alışveriş' },
      hint: /*i18n*/ {
        id: 'settings.guest_checkout_hint',
        message: 'Üyelerle birlikte kapatılamaz: biri kapanınca öbürü açılır.',
      },
      brings: {
        0: /*i18n*/ {
          id: 'settings.guest_checkout_off',
          message:
            'Kaydedince vitrinde yalnızca üyeler sipariş verir; üyelerin alışverişi açık kalır. Verilmiş siparişler değişmez.',
        },
        1: /*i18n*/ {
          id: 'settings.guest_checkout_on',
          message: 'Kaydedince vitrinde üye olmadan da sipariş verilir. Verilmiş siparişler değişmez.',
        },
      },
    }),
    member_checkout: flag({
      label: /*i18n*/ { id: 'settings.member_checkout', message: 'Üyelerin alışverişi' },
      brings: {
        0: /*i18n*/ {
          id: 'settings.member_checkout_off',
          message:
            'Kaydedince vitrinde herkes üye olmadan sipariş verir; üyesiz alışveriş açık kalır. Verilmiş siparişler ve üyelikler değişmez.',
        },
        1: /*i18n*/ {
          id: 'settings.member_checkout_on',
          message: 'Kaydedince üyeler vitrinde kendi hesaplarıyla sipariş verir. Verilmiş siparişler değişmez.',
        },
      },
    }),
    seller_question: flag({ label: /*i18n*/ { id: 'settings.seller_question', message: 'Satıcıya soru sorulabilir' } }),
    member_status: choice({
      label: /*i18n*/ { id: 'settings.member_status', message: 'Yeni üyenin durumu' },
      required: true,
      initial: 'accepted',
      choices: [
        {
          value: 'accepted',
          says: /*i18n*/ { id: 'settings.member_status_accepted', message: 'Onaylı: hemen alışveriş yapar' },
        },
        { value: 'pending', says: /*i18n*/ { id: 'settings.member_status_pending', message: 'Onay bekler' } },
      ],
    }),
    cancel_unpaid_transfers: flag({
      label: /*i18n*/ { id: 'settings.cancel_unpaid_transfers', message: 'Ödenmemiş havaleler iptal edilebilir' },
      hint: /*i18n*/ {
        id: 'settings.cancel_unpaid_transfers_hint',
        message: 'Kapalıyken havalesi gelmemiş sipariş ödendi işaretlenmeden hiçbir adıma geçmez.',
      },
      initial: 0,
    }),
    default_button_text: text({
      label: /*i18n*/ { id: 'settings.default_button_text', message: 'Satın alma düğmesinin yazısı' },
      max: 50,
    }),
  },
})

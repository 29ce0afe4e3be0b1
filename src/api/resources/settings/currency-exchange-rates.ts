import { choice, date, quantity, rate, reference } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { rateByHand, ratePositive, sellsAbove } from '#api/rules/settings/rates.ts'

/** What a currency was worth in lira on a day: as the central bank said, or as somebody wrote it. */
export const currencyExchangeRates = resource({
  name: 'currency-exchange-rates',
  title: /*i18n*/ { id: 'rates.title', message: 'Döviz kurları' },
  one: /*i18n*/ { id: 'rates.one', message: 'Döviz kuru' },
  menu: 'shop',
  codes: family(3000),
  naming: 'currency_id',
  repeats: true,
  fields: {
    currency_id: reference({
      label: /*i18n*/ { id: 'shop_currencies.one', message: 'Para birimi' },
      to: 'currencies',
      required: true,
      listed: true,
      searched: true,
    }),
    date: date({ label: /*i18n*/ { id: 'rates.date', message: 'Gün' }, required: true, listed: true }),
    unit: quantity({
      label: /*i18n*/ { id: 'rates.unit', message: 'Kaç birimin kuru' },
      hint: /*i18n*/ { id: 'rates.unit_hint', message: 'Japon yeni gibi bazı paraların kuru 100 birim içindir.' },
      min: 1,
      listed: true,
    }),
    forex_buying: rate({
      sign: '₺',
      label: /*i18n*/ { id: 'rates.forex_buying', message: 'Döviz alış' },
      required: true,
      listed: true,
    }),
    forex_selling: rate({
      sign: '₺',
      label: /*i18n*/ { id: 'rates.forex_selling', message: 'Döviz satış' },
      required: true,
      listed: true,
    }),
    banknote_buying: rate({
      sign: '₺',
      label: /*i18n*/ { id: 'rates.banknote_buying', message: 'Efektif alış' },
      listed: true,
    }),
    banknote_selling: rate({
      sign: '₺',
      label: /*i18n*/ { id: 'rates.banknote_selling', message: 'Efektif satış' },
      listed: true,
    }),
    source: choice({
      label: /*i18n*/ { id: 'rates.source', message: 'Kaynak' },
      hint: /*i18n*/ {
        id: 'rates.source_hint',
        message: 'Merkez Bankasının kurları kendiliğinden gelir; elle yazılan, o gün için onlardan önce gelir.',
      },
      required: true,
      initial: 'manual',
      listed: true,
      choices: [
        { value: 'manual', says: /*i18n*/ { id: 'rates.manual', message: 'Elle' } },
        { value: 'central_bank', says: /*i18n*/ { id: 'rates.central_bank', message: 'TCMB' } },
        { value: 'sandbox', says: /*i18n*/ { id: 'rates.sandbox', message: 'Deneme kuru' } },
      ],
    }),
  },
  rules: [ratePositive, sellsAbove, rateByHand],
})

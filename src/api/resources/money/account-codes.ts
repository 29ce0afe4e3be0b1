import { ledgerAccounts } from '#api/contract/platform/ledger.ts'
import { choice, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'

/** What the accountant calls an account of the books. An account that stands in none of these has the code and name of the uniform chart. */
export const accountCodes = resource({
  name: 'account-codes',
  title: /*i18n*/ { id: 'account_codes.title', message: 'Hesap kodları' },
  one: /*i18n*/ { id: 'account_codes.one', message: 'Hesap kodu' },
  menu: 'accounting',
  codes: family(1400, { delete: 1403 }),
  naming: 'code',
  repeats: true,
  fields: {
    account: choice({
      label: /*i18n*/ { id: 'account_codes.account', message: 'Hesap' },
      hint: /*i18n*/ {
        id: 'account_codes.account_hint',
        message: 'Buraya yazılmayan hesaplar tekdüzen hesap planındaki kod ve adlarıyla aktarılır.',
      },
      required: true,
      initial: '100',
      listed: true,
      coded: true,
      choices: Object.entries(ledgerAccounts).map(([value, says]) => ({ value, says })),
    }),
    tax_rate: choice({
      label: /*i18n*/ { id: 'account_codes.tax_rate', message: 'KDV oranı' },
      hint: /*i18n*/ {
        id: 'account_codes.tax_rate_hint',
        message: 'Muhasebeciniz bir hesabı oranlara bölüyorsa, 391.20 gibi.',
      },
      required: true,
      initial: 'all',
      listed: true,
      choices: [
        { value: 'all', says: /*i18n*/ { id: 'account_codes.all', message: 'Hepsi' } },
        { value: '0', says: /*i18n*/ { id: 'account_codes.rate_0', message: '%0' } },
        { value: '1', says: /*i18n*/ { id: 'account_codes.rate_1', message: '%1' } },
        { value: '10', says: /*i18n*/ { id: 'account_codes.rate_10', message: '%10' } },
        { value: '20', says: /*i18n*/ { id: 'account_codes.rate_20', message: '%20' } },
      ],
    }),
    code: text({
      label: /*i18n*/ { id: 'account_codes.code', message: 'Muhasebecinin kodu' },
      hint: /*i18n*/ { id: 'account_codes.code_hint', message: '120.01.001 gibi, muhasebe programındaki haliyle.' },
      required: true,
      listed: true,
      searched: true,
    }),
    title: text({
      label: /*i18n*/ { id: 'account_codes.name', message: 'Muhasebecinin adı' },
      required: true,
      listed: true,
      searched: true,
    }),
  },
})

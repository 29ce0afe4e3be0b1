import { choice, rate, status, text } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'
import { changeAmountFits } from '#api/rules/catalog/listing-changes.ts'

/** What is changed of the shop's prices and stock when marketplaces are told of them. The shop's own stay as they are. */
export const listingChanges = resource({
  name: 'listing-changes',
  title: /*i18n*/ { id: 'listing_changes.title', message: 'Pazaryeri fiyat, stok farkları' },
  one: /*i18n*/ { id: 'listing_changes.one', message: 'Fiyat ya da stok farkı' },
  menu: 'catalog',
  codes: family(600),
  naming: 'name',
  fields: {
    name: text({
      label: /*i18n*/ { id: 'listing_changes.name', message: 'Fark adı' },
      required: true,
      listed: true,
      searched: true,
    }),
    type: choice({
      label: /*i18n*/ { id: 'listing_changes.type', message: 'Neyin farkı' },
      required: true,
      listed: true,
      initial: 'price',
      choices: [
        { value: 'price', says: /*i18n*/ { id: 'listing_changes.price', message: 'Fiyat' } },
        { value: 'stock', says: /*i18n*/ { id: 'listing_changes.stock', message: 'Stok' } },
      ],
    }),
    direction: choice({
      label: /*i18n*/ { id: 'listing_changes.direction', message: 'Yönü' },
      required: true,
      listed: true,
      initial: 'raise',
      choices: [
        { value: 'raise', says: /*i18n*/ { id: 'listing_changes.raise', message: 'Artır' } },
        { value: 'lower', says: /*i18n*/ { id: 'listing_changes.lower', message: 'Azalt' } },
        { value: 'set', says: /*i18n*/ { id: 'listing_changes.set', message: 'Eşitle' } },
      ],
    }),
    unit: choice({
      label: /*i18n*/ { id: 'listing_changes.unit', message: 'Birimi' },
      required: true,
      listed: true,
      initial: 'percent',
      choices: [
        { value: 'percent', says: /*i18n*/ { id: 'listing_changes.percent', message: 'Yüzde' } },
        { value: 'fixed', says: /*i18n*/ { id: 'listing_changes.fixed', message: 'Tutar ya da adet' } },
      ],
    }),
    // Its unit says whether it is per cent.
    amount: rate({ label: /*i18n*/ { id: 'listing_changes.amount', message: 'Miktarı' }, required: true, sign: '' }),
    status: status({ listed: true }),
  },
  rules: [changeAmountFits],
})

import type { InvoiceAddress } from '#api/contract/sales/order-invoice.ts'

/** A person with a TC number whose check digits are right. */
export const person: InvoiceAddress = {
  contact_type: 'individual',
  company_name: '',
  name: 'Zeynep',
  surname: 'Yılmaz',
  tax_office: '',
  tax_number: '',
  tc_number: '10000000146',
  country: 'Türkiye',
  city: 'Ankara',
  district: 'Çankaya',
  address: 'Lale Sk. 5',
  zip: '06690',
  phone: '+90 532 111 22 33',
  email: 'zeynep@ornek.test',
}

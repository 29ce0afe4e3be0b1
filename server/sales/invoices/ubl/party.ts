import type { InvoiceParty } from '#api/contract/sales/invoices.ts'
import { type Element, element } from './xml.ts'

/** Whoever issues an invoice, or is issued one. A firm has a name and a tax office, a person a given and a family name. */
export function partyOf(party: InvoiceParty, name: string): Element | null {
  const { scheme, tax_office, website, phone, email } = party
  const firm = scheme === 'VKN'
  return element(`cac:${name}`, [
    element('cbc:WebsiteURI', website),
    identification(party),
    firm ? element('cac:PartyName', [element('cbc:Name', party.name)]) : null,
    addressOf(party),
    firm ? element('cac:PartyTaxScheme', [element('cac:TaxScheme', [element('cbc:Name', tax_office)])]) : null,
    element('cac:Contact', [element('cbc:Telephone', phone), element('cbc:ElectronicMail', email)]),
    firm
      ? null
      : element('cac:Person', [element('cbc:FirstName', party.given), element('cbc:FamilyName', party.family)]),
  ])
}

/** Who seals the invoice, and where the seal is found in it. */
export function signatureOf(seller: InvoiceParty): Element | null {
  return element('cac:Signature', [
    element('cbc:ID', seller.number, { schemeID: 'VKN_TCKN' }),
    element('cac:SignatoryParty', [identification(seller), addressOf(seller)]),
    element('cac:DigitalSignatureAttachment', [
      element('cac:ExternalReference', [element('cbc:URI', `#Signature_${seller.number}`)]),
    ]),
  ])
}

function identification({ scheme, number }: InvoiceParty): Element | null {
  return element('cac:PartyIdentification', [element('cbc:ID', number, { schemeID: scheme })])
}

/** A place as the tax authority names it: the district is the subdivision of the province. */
function addressOf({ address, city, district, zip, country }: InvoiceParty): Element | null {
  return element('cac:PostalAddress', [
    element('cbc:StreetName', address),
    element('cbc:CitySubdivisionName', district),
    element('cbc:CityName', city),
    element('cbc:PostalZone', zip),
    element('cac:Country', [element('cbc:Name', country)]),
  ])
}

import type { Node } from './tree.ts'

/**
 * The published structure of UBL 2.1 invoices, as far as UBL-TR 1.2 uses them: the children of each aggregate in the order of the schema, each
 * with how often it may stand there. `1` once, `?` at most once, `*` any number, `+` at least once. UBL-TR asks for more than UBL in places
 * (the district of an address, the tax office's name): those are its cardinalities.
 */
const structure: Readonly<Record<string, string>> = {
  Invoice: `ext:UBLExtensions? cbc:UBLVersionID1 cbc:CustomizationID1 cbc:ProfileID1 cbc:ID1 cbc:CopyIndicator1 cbc:UUID1 cbc:IssueDate1
    cbc:IssueTime? cbc:InvoiceTypeCode1 cbc:Note* cbc:DocumentCurrencyCode1 cbc:TaxCurrencyCode? cbc:PricingCurrencyCode?
    cbc:PaymentCurrencyCode? cbc:PaymentAlternativeCurrencyCode? cbc:AccountingCost? cbc:LineCountNumeric1 cac:InvoicePeriod?
    cac:OrderReference? cac:BillingReference* cac:DespatchDocumentReference* cac:ReceiptDocumentReference*
    cac:OriginatorDocumentReference* cac:ContractDocumentReference* cac:AdditionalDocumentReference* cac:Signature+
    cac:AccountingSupplierParty1 cac:AccountingCustomerParty1 cac:BuyerCustomerParty? cac:SellerSupplierParty? cac:TaxRepresentativeParty?
    cac:Delivery* cac:PaymentMeans* cac:PaymentTerms? cac:AllowanceCharge* cac:TaxExchangeRate? cac:PricingExchangeRate?
    cac:PaymentExchangeRate? cac:PaymentAlternativeExchangeRate? cac:TaxTotal+ cac:WithholdingTaxTotal* cac:LegalMonetaryTotal1
    cac:InvoiceLine+`,
  'cac:OrderReference': 'cbc:ID1 cbc:SalesOrderID? cbc:IssueDate1 cbc:OrderTypeCode? cac:DocumentReference?',
  'cac:BillingReference': 'cac:InvoiceDocumentReference1 cac:BillingReferenceLine*',
  'cac:InvoiceDocumentReference':
    'cbc:ID1 cbc:IssueDate1 cbc:DocumentTypeCode? cbc:DocumentType? cbc:DocumentDescription* cac:Attachment?',
  'cac:AdditionalDocumentReference':
    'cbc:ID1 cbc:IssueDate1 cbc:DocumentTypeCode? cbc:DocumentType? cbc:DocumentDescription* cac:Attachment? cac:ValidityPeriod? cac:IssuerParty?',
  'cac:Signature': 'cbc:ID1 cac:SignatoryParty1 cac:DigitalSignatureAttachment1',
  'cac:DigitalSignatureAttachment': 'cbc:EmbeddedDocumentBinaryObject? cac:ExternalReference?',
  'cac:ExternalReference': 'cbc:URI1',
  'cac:AccountingSupplierParty': 'cac:Party1 cac:DespatchContact?',
  'cac:AccountingCustomerParty': 'cac:Party1 cac:DeliveryContact?',
  'cac:Party': `cbc:WebsiteURI? cbc:EndpointID? cbc:IndustryClassificationCode? cac:PartyIdentification+ cac:PartyName? cac:PostalAddress1
    cac:PhysicalLocation? cac:PartyTaxScheme? cac:PartyLegalEntity* cac:Contact? cac:Person? cac:AgentParty?`,
  'cac:SignatoryParty':
    'cac:PartyIdentification+ cac:PartyName? cac:PostalAddress1 cac:PartyTaxScheme? cac:Contact? cac:Person?',
  'cac:CarrierParty':
    'cac:PartyIdentification+ cac:PartyName? cac:PostalAddress? cac:PartyTaxScheme? cac:Contact? cac:Person?',
  'cac:PartyIdentification': 'cbc:ID1',
  'cac:PartyName': 'cbc:Name1',
  'cac:PostalAddress': `cbc:ID? cbc:Postbox? cbc:Room? cbc:StreetName? cbc:BlockName? cbc:BuildingName? cbc:BuildingNumber?
    cbc:CitySubdivisionName1 cbc:CityName1 cbc:PostalZone? cbc:Region? cbc:District? cac:Country1`,
  'cac:Country': 'cbc:IdentificationCode? cbc:Name1',
  'cac:PartyTaxScheme': 'cbc:RegistrationName? cbc:CompanyID? cac:TaxScheme1',
  'cac:TaxScheme': 'cbc:ID? cbc:Name1 cbc:TaxTypeCode?',
  'cac:Contact': 'cbc:ID? cbc:Name? cbc:Telephone? cbc:Telefax? cbc:ElectronicMail? cbc:Note? cac:OtherCommunication*',
  'cac:Person': 'cbc:FirstName1 cbc:FamilyName1 cbc:Title? cbc:MiddleName? cbc:NameSuffix? cbc:NationalityID?',
  'cac:Delivery': `cbc:ID? cbc:Quantity? cbc:ActualDeliveryDate? cbc:ActualDeliveryTime? cbc:LatestDeliveryDate? cbc:LatestDeliveryTime?
    cbc:TrackingID? cac:DeliveryAddress? cac:AlternativeDeliveryLocation? cac:EstimatedDeliveryPeriod? cac:CarrierParty? cac:DeliveryParty?
    cac:Despatch? cac:DeliveryTerms* cac:Shipment?`,
  'cac:PaymentMeans': `cbc:PaymentMeansCode1 cbc:PaymentDueDate? cbc:PaymentChannelCode? cbc:InstructionNote* cac:PayerFinancialAccount?
    cac:PayeeFinancialAccount?`,
  'cac:AllowanceCharge': `cbc:ChargeIndicator1 cbc:AllowanceChargeReason? cbc:MultiplierFactorNumeric? cbc:SequenceNumeric? cbc:Amount1
    cbc:BaseAmount? cbc:PerUnitAmount?`,
  'cac:PricingExchangeRate': 'cbc:SourceCurrencyCode1 cbc:TargetCurrencyCode1 cbc:CalculationRate1 cbc:Date?',
  'cac:TaxTotal': 'cbc:TaxAmount1 cac:TaxSubtotal+',
  'cac:TaxSubtotal': `cbc:TaxableAmount? cbc:TaxAmount1 cbc:CalculationSequenceNumeric? cbc:TransactionCurrencyTaxAmount? cbc:Percent?
    cbc:BaseUnitMeasure? cbc:PerUnitAmount? cac:TaxCategory1`,
  'cac:TaxCategory': 'cbc:Name? cbc:TaxExemptionReasonCode? cbc:TaxExemptionReason? cac:TaxScheme1',
  'cac:LegalMonetaryTotal': `cbc:LineExtensionAmount1 cbc:TaxExclusiveAmount1 cbc:TaxInclusiveAmount1 cbc:AllowanceTotalAmount?
    cbc:ChargeTotalAmount? cbc:PayableRoundingAmount? cbc:PayableAmount1`,
  'cac:InvoiceLine': `cbc:ID1 cbc:Note* cbc:InvoicedQuantity1 cbc:LineExtensionAmount1 cac:OrderLineReference* cac:DespatchLineReference*
    cac:ReceiptLineReference* cac:Delivery* cac:AllowanceCharge* cac:TaxTotal? cac:WithholdingTaxTotal* cac:Item1 cac:Price1
    cac:SubInvoiceLine*`,
  'cac:Item': `cbc:Description? cbc:Name1 cbc:Keyword? cbc:BrandName? cbc:ModelName? cac:BuyersItemIdentification?
    cac:SellersItemIdentification? cac:ManufacturersItemIdentification?`,
  'cac:Price': 'cbc:PriceAmount1',
}

interface Place {
  readonly name: string
  readonly times: string
}

/** Where a document departs from the published structure, as sentences. */
export function structureFaults(node: Node, at = node.name): string[] {
  if (node.name.startsWith('cbc:')) {
    const held = node.children.length > 0 ? [`${at} holds elements`] : []
    return node.text.trim() === '' ? [...held, `${at} is empty`] : held
  }
  const told = structure[node.name]
  if (!told) return [`${at} is not in the structure`]
  const places = told
    .trim()
    .split(/\s+/)
    .map((one): Place => ({ name: one.slice(0, -1), times: one.slice(-1) }))
  const order = places.map(({ name }) => name)
  const names = node.children.map(({ name }) => name)
  const strange = names.filter((name) => !order.includes(name)).map((name) => `${at} holds ${name}`)
  const late = names.filter((name, place) => place > 0 && order.indexOf(name) < order.indexOf(names[place - 1] ?? ''))
  const counts = places.flatMap(({ name, times }) => {
    const count = names.filter((one) => one === name).length
    const right = { '1': count === 1, '?': count <= 1, '+': count >= 1, '*': true }[times]
    return right ? [] : [`${at} has ${count} ${name}`]
  })
  return [
    ...strange,
    ...late.map((name) => `${at} has ${name} too late`),
    ...counts,
    ...node.children.flatMap((child) => structureFaults(child, `${at}/${child.name}`)),
  ]
}

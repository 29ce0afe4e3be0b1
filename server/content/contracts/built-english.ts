import type { ContractKind, ContractTexts } from '#api/contract/content/contracts.ts'

/** Who sells, as both contracts begin. */
const seller = `
<ul>
<li><p><strong>Name:</strong> {{seller_name}}</p></li>
<li><p><strong>Address:</strong> {{seller_address}}</p></li>
<li><p><strong>Phone:</strong> {{seller_phone}}</p></li>
<li><p><strong>E-mail:</strong> {{seller_email}}</p></li>
<li><p><strong>Website:</strong> {{seller_website}}</p></li>
<li><p><strong>Tax office and number:</strong> {{seller_tax_office}}, {{seller_tax_number}}</p></li>
</ul>`

const buyer = `
<ul>
<li><p><strong>Name:</strong> {{buyer_name}}</p></li>
<li><p><strong>Invoice address:</strong> {{buyer_address}}</p></li>
<li><p><strong>Phone:</strong> {{buyer_phone}}</p></li>
<li><p><strong>E-mail:</strong> {{buyer_email}}</p></li>
</ul>`

/** What is sold, and all that it costs. */
const goods = `
<p>{{lines}}</p>
<ul>
<li><p><strong>Sum of the goods:</strong> {{products_total}}</p></li>
<li><p><strong>Discount:</strong> {{discount_total}}</p></li>
<li><p><strong>Shipping:</strong> {{shipping_total}}</p></li>
<li><p><strong>VAT:</strong> {{tax_total}}</p></li>
<li><p><strong>Total to pay, with all taxes and costs:</strong> {{total}}</p></li>
</ul>`

const delivery = `
<ul>
<li><p><strong>Payment method:</strong> {{payment_method}}</p></li>
<li><p><strong>Delivery method:</strong> {{shipping_method}}</p></li>
<li><p><strong>Recipient:</strong> {{delivery_name}}</p></li>
<li><p><strong>Delivery address:</strong> {{delivery_address}}</p></li>
<li><p><strong>Delivered by, at the latest:</strong> {{delivery_deadline}}</p></li>
</ul>
<p>The goods are delivered within thirty days after the order reaches the SELLER. If they are not, the BUYER may terminate the contract; the SELLER then pays back all payments with statutory interest within fourteen days after the notice of termination is received. If it becomes impossible to supply the goods, the SELLER tells the BUYER within three days after learning of it and pays back all payments within fourteen days after that notice at the latest.</p>
<p>The SELLER bears loss of and damage to the goods until they are handed over to the BUYER or to a third person whom the BUYER has named, other than the carrier. If the BUYER asks for a carrier other than the one the SELLER has chosen, the SELLER does not bear loss or damage after the goods are handed over to that carrier.</p>`

const withdrawal = `
<p>The BUYER may withdraw from the contract within fourteen days after receiving the goods, without giving a reason and without paying a penalty. The BUYER may also do so between the conclusion of the contract and the delivery. Where the goods of one order are delivered separately, the period begins on the day the last of them is received; where goods consist of several parts, on the day the last part is received.</p>
<p>The notice of withdrawal is given before the period ends, by e-mail to {{seller_email}} or in writing to {{seller_address}}. It is enough to name the order ({{order_number}}) and to state the decision clearly; the BUYER may also use the model withdrawal form of the regulation.</p>
<p>The BUYER sends the goods back within fourteen days after giving notice. If they are sent with the carrier that the SELLER has named for returns, the BUYER is not charged for the return. Within fourteen days after receiving the notice, the SELLER pays back all payments including the cost of delivery, by the means with which the BUYER paid, at once and without any cost to the BUYER. If the goods are sent with another carrier, the refund cannot be claimed before they reach the SELLER.</p>
<p>The BUYER is not liable for changes and wear if the goods were used within the withdrawal period in line with their working, technical features and instructions.</p>`

const exceptions = `
<p>Unless the parties agree otherwise, there is no right of withdrawal from contracts for:</p>
<ul>
<li><p>goods or services whose price depends on market fluctuations that the seller cannot control,</p></li>
<li><p>goods made to the BUYER’s wishes or personal needs,</p></li>
<li><p>goods that perish quickly or may pass their use-by date,</p></li>
<li><p>goods whose protective packaging, tape or seal was opened after delivery and whose return is unsuitable for reasons of health and hygiene,</p></li>
<li><p>goods that were mixed with others after delivery and by their nature cannot be separated,</p></li>
<li><p>books, digital content, computer consumables and data on a physical medium whose protective packaging was opened,</p></li>
<li><p>periodicals such as newspapers and magazines, other than subscriptions,</p></li>
<li><p>accommodation, transport, catering and leisure services to be provided on a specific date or within a specific period,</p></li>
<li><p>services performed instantly by electronic means and intangible goods delivered instantly,</p></li>
<li><p>services whose performance began, with the BUYER’s consent, before the withdrawal period ended,</p></li>
<li><p>other goods and services that legislation excludes from the right of withdrawal.</p></li>
</ul>`

const complaints = `
<p>The BUYER may first bring a complaint to the SELLER, by phone at {{seller_phone}} or by e-mail at {{seller_email}}. For disputes within the monetary limits announced each year by the Ministry of Trade, the BUYER may apply to the consumer arbitration committee at the BUYER’s place of residence or at the place of the transaction; for disputes above these limits, to the consumer court after the mediation that is a condition of the lawsuit. An application to the consumer arbitration committee can also be made on the e-Government Gateway through the Consumer Information System (TÜBİS).</p>`

/** The contracts in English as the Turkish regulation on distance contracts asks for them, for a shop that has not changed them. */
export const builtEnglish: Readonly<Record<ContractKind, ContractTexts>> = {
  pre_information: {
    title: 'Pre-information form',
    content: `
<p>This form informs the BUYER before the distance sales contract is concluded, as required by Law No. 6502 on Consumer Protection and the Regulation on Distance Contracts of Türkiye.</p>
<h2>1. Seller</h2>${seller}
<h2>2. Buyer</h2>${buyer}
<h2>3. Goods and total price</h2>${goods}
<p>The BUYER was told the main characteristics of the goods before ordering, on the product’s page or in conversation. Confirming the order creates an obligation to pay. The BUYER bears no cost for communicating with the SELLER beyond the usual charge of the means used.</p>
<h2>4. Payment and delivery</h2>${delivery}
<h2>5. Right of withdrawal</h2>${withdrawal}
<h2>6. Exceptions to the right of withdrawal</h2>${exceptions}
<h2>7. Complaints and remedies</h2>${complaints}
<h2>8. Confirmation</h2>
<p>This information was given to the BUYER on {{order_date}} for order {{order_number}}. The BUYER accepts having read this form and having been informed before confirming the order.</p>`.trim(),
  },
  distance_sales: {
    title: 'Distance sales contract',
    content: `
<h2>1. Parties</h2>
<p>This contract is concluded between the SELLER and the BUYER, whose details stand below.</p>
<h3>Seller</h3>${seller}
<h3>Buyer</h3>${buyer}
<h2>2. Subject</h2>
<p>The subject of this contract is the sale and delivery of the goods that the BUYER ordered on {{order_date}} under the number {{order_number}}. The rights and duties of the parties follow Law No. 6502 on Consumer Protection and the Regulation on Distance Contracts of Türkiye. The pre-information form is an inseparable part of this contract.</p>
<h2>3. Goods and total price</h2>${goods}
<h2>4. Payment and delivery</h2>${delivery}
<h2>5. Duties of the parties</h2>
<p>The SELLER delivers the goods complete and as described in the order, with a warranty certificate and a user manual where there are any. The BUYER pays the total price by the chosen method and gives a correct address and contact details for the delivery. The statutory rights of the BUYER in respect of defective goods are reserved: the BUYER may choose between rescinding the contract, a reduction of the price, repair free of charge, and replacement with goods free of defects.</p>
<h2>6. Right of withdrawal</h2>${withdrawal}
<h2>7. Exceptions to the right of withdrawal</h2>${exceptions}
<h2>8. Personal data</h2>
<p>The personal data of the BUYER are processed in line with Law No. 6698 on the Protection of Personal Data, to conclude and perform this contract and to meet legal obligations.</p>
<h2>9. Complaints and remedies</h2>${complaints}
<h2>10. Effective date</h2>
<p>This contract was concluded and took effect on {{order_date}}, when the BUYER had been informed and confirmed the order. A copy is given to the BUYER on a durable medium; the SELLER keeps the information and documents of this contract for three years.</p>
<p><strong>SELLER:</strong> {{seller_name}}</p>
<p><strong>BUYER:</strong> {{buyer_name}}</p>`.trim(),
  },
}

import type { NewOrder, OrderVariant } from '#api/contract/new-order.ts'

/** Where an order that the staff write is asked for. */
export const newOrderPath = '/v1/panel/new-order'

const address = {
  ...{
    name: 'Zeynep Yılmaz',
    phone: '+90 532 111 22 33',
    country: 'Türkiye',
    state: 'Marmara',
    city: 'İstanbul',
    district: 'Kadıköy',
  },
  ...{ neighborhood: 'Moda', address: 'Lale Sk. 4', zip: '34710', title: 'Ev' },
}

/** An order that every rule lets through: two pieces of one variant for a guest. */
export function newOrderOf(variant_id: number, changes: Partial<NewOrder> = {}): NewOrder {
  return {
    channel: 'phone',
    customer_id: null,
    guest: { name: 'Zeynep', surname: 'Yılmaz', phone: '+90 532 111 22 33', email: '' },
    lines: [{ variant_id, quantity: 2, price: '49.90' }],
    discount: { kind: 'fixed', value: '0' },
    delivery: 'cargo',
    shipping_method_id: 1,
    shipping_price: '20.00',
    shipping_address: address,
    same_address: 1,
    invoice_address: { ...address },
    payment_method: 'money_transfer',
    note: '',
    ...changes,
  }
}

/** A variant as it may be sold. */
export function variantOf(variant_id: number, changes: Partial<OrderVariant> = {}): OrderVariant {
  return {
    ...{ variant_id, product_id: 60, name: 'Keten elbise', options: 'S', stock_code: 'K-S', barcode: '' },
    ...{ service: false, product_on: true, variant_on: true, stock: 10, price: '49.90', tax_rate: 20 },
    ...changes,
  }
}

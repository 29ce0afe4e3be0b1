import { orderListOperations } from '#api/operations/sales/order-list.ts'
import { refundOperations } from '#api/operations/sales/refunds.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { orderRefunds } from '#api/resources/sales/order-refunds.ts'
import { orders } from '#api/resources/sales/orders.ts'
import { exportOwn } from '#server/platform/exports/record-export.ts'
import type { Endpoint } from '#server/platform/http/endpoint.ts'
import { orderIds, orderRows } from '#server/sales/orders/list.ts'
import { refundIds, refundRows } from '#server/sales/refunds/list.ts'
import { orderColumnsIn } from './orders.ts'
import { refundColumnsIn } from './refunds.ts'

const exportOrders = exportOwn(orderListOperations.export, orders as unknown as Resource, {
  columnsIn: orderColumnsIn,
  ids: ({ db, shop_id }, query) => orderIds(db, shop_id, query),
  rows: ({ db }, ids) => orderRows(db, ids),
})

const exportRefunds = exportOwn(refundOperations.export, orderRefunds as unknown as Resource, {
  columnsIn: refundColumnsIn,
  ids: ({ db, shop_id }, query) => refundIds(db, shop_id, query),
  rows: ({ db, shop_id }, ids) => refundRows(db, shop_id, ids),
})

/** The files of the lists of sales. */
export const salesExports: readonly Endpoint[] = [exportRefunds, exportOrders]

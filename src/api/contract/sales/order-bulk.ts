import { array, enums, type Infer, integer, max, min, nullable, object, optional, size, string } from 'superstruct'
import { mostNamed } from '#api/contract/catalog/bulk.ts'
import { Id, RefusalAnswer } from '#api/contract/platform/common.ts'
import { narrowing } from '#api/contract/platform/lists.ts'
import { orderFilters } from './order-list.ts'
import { OrderStatus } from './order-status.ts'

/**
 * The orders that a bulk change is about: those that are named, or all that the filters of the list leave, but for some; and of these only
 * the ones that stand in a status, where one is said, or that the cargo company warned of or refused in a job of shipping.
 */
export const OrderChoice = object({
  ids: nullable(size(array(Id), 1, mostNamed)),
  filter: nullable(object({ ...narrowing, ...orderFilters })),
  except: size(array(Id), 0, mostNamed),
  status: optional(OrderStatus),
  refused_in: optional(Id),
})
export type OrderChoice = Infer<typeof OrderChoice>

const count = min(integer(), 0)

/** How many of the chosen orders stand in a status, and the numbers of some. */
export const StatusCount = object({ status: OrderStatus, count, numbers: array(string()) })
export type StatusCount = Infer<typeof StatusCount>

/** Where the chosen orders stand, the most frequent status first. `missing` are named and not there. */
export const OrdersChosen = object({ total: count, missing: count, statuses: array(StatusCount) })
export type OrdersChosen = Infer<typeof OrdersChosen>

export const OrdersQuery = object({ choice: OrderChoice })

export const OrdersMove = object({ choice: OrderChoice, status: OrderStatus })

/** The same, asked for without doing it: a page of the choice at a time. */
export const OrdersMoveDryRun = object({
  choice: OrderChoice,
  status: OrderStatus,
  page: max(min(integer(), 0), 1_000_000),
})

/** As many orders are judged at once, the newest. */
export const mostJudged = 1_000

/** What would take the chosen orders to a status. */
export const OrdersTakeQuery = object({ choice: OrderChoice, status: OrderStatus })
export type OrdersTakeQuery = Infer<typeof OrdersTakeQuery>

/**
 * What stands before how many of them, each order counted once for a rule, with the step that it is met at and the first orders. `free` may go
 * all the way now, `there` stand there already, and from `ended` no way leads there.
 */
export const OrdersTake = object({
  total: count,
  judged: count,
  there: count,
  free: count,
  ended: count,
  rules: array(
    object({
      rule: RefusalAnswer,
      step: string(),
      count,
      orders: array(object({ id: Id, number: string() })),
    }),
  ),
})
export type OrdersTake = Infer<typeof OrdersTake>

/** How many orders are moved in one call; more are moved by a job. */
export const mostAtOnce = 100

/** Orders that go to a status at once. */
export const OrdersMoveNow = object({ ids: size(array(Id), 0, mostAtOnce), status: OrderStatus })
export type OrdersMoveNow = Infer<typeof OrdersMoveNow>

/** What became of each, in the order in which they were named. */
export const OrdersMoved = object({
  rows: array(object({ id: Id, state: enums(['done', 'refused', 'failed'] as const), rules: array(RefusalAnswer) })),
  done: count,
  refused: count,
  failed: count,
})
export type OrdersMoved = Infer<typeof OrdersMoved>

import { type Actor, createActor, waitFor } from 'xstate'
import type { ListName } from '#api/registry/lists.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { freshQuery } from '#machines/platform/record-list/record-list.context.ts'
import { catalogHome } from '#screens/catalog/wiring/catalog-home.ts'
import { exportTo } from '#screens/platform/wiring/list-export.ts'
import { listSettings } from '#screens/platform/wiring/list-settings.ts'
import { listViews } from '#screens/platform/wiring/list-views.ts'
import { palette } from '#screens/platform/wiring/palette.ts'
import { choices, recordList } from '#screens/platform/wiring/records.ts'
import { dashboardBlocks } from '#screens/sales/wiring/dashboard.ts'
import { orderSummary } from '#screens/sales/wiring/order-summary.ts'
import { reports } from '#screens/sales/wiring/reports.ts'
import { transferActions } from '#screens/sales/wiring/transfer-actions.ts'
import { newOrder, orderIn } from '#tests/fixtures/orders.fixture.ts'
import { productInput } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { type Act, nothing, type Place } from './acts.ts'
import { messagesIn } from './opening-act.ts'

const holder = { permissions: [100] }
const panel = '/v1/panel'

function list(resource: ListName) {
  return createActor(recordList, { input: { resource, holder, query: freshQuery(resource) } })
}

function loading(resource: ListName): Act {
  return {
    name: `the list of ${resource}`,
    at: ['GET', `${panel}/${resource}`],
    says: 'notLoaded',
    changes: 0,
    ready: async () => {
      const actor = list(resource)
      return {
        actor: () => actor,
        go: () =>
          actor.getSnapshot().status === 'active' && began(actor) ? actor.send({ type: 'REFRESH' }) : actor.start(),
        told: () => {
          const { value, context } = actor.getSnapshot()
          return value.rows === 'failed' && context.failure ? failureMessages(context.failure, 'notLoaded') : nothing
        },
        kept: () => actor.getSnapshot().context.query,
        done: () => actor.getSnapshot().value.rows === 'shown',
      }
    },
  }
}

const begun = new WeakSet<object>()
function began(actor: object): boolean {
  if (begun.has(actor)) return true
  begun.add(actor)
  return false
}

/** Deleting `count` records, of which the one at `nth` meets the fault. */
function deleting(resource: 'brands' | 'products', count: number, nth: number): Act {
  return {
    name: `deleting ${count} of ${resource}`,
    at: ['DELETE', `${panel}/${resource}/:id`],
    says: 'notDeleted',
    // Somebody else was faster: that is what was wanted, and the list shows what there is.
    saysAt: { 404: [] },
    changes: count,
    empty: true,
    ready: async (place) => {
      const ids: number[] = []
      for (let one = 0; one < count; one += 1) ids.push(await newRecord(place, resource))
      const actor = list(resource).start()
      await waitFor(actor, ({ value }) => value.rows === 'shown')
      const left = () => ids.filter((id) => actor.getSnapshot().context.rows?.some((row) => row.id === id))
      return {
        at: ['DELETE', `${panel}/${resource}/${ids[nth]}`],
        actor: () => actor,
        go: () => askToDelete(actor, left()),
        told: () => messagesOf(actor),
        kept: () => actor.getSnapshot().context.query,
        done: () => actor.getSnapshot().value.deletion === 'idle' && left().length === 0,
      }
    },
  }
}

/** Making `count` records passive, all at once. */
function switching(resource: 'brands' | 'products', count: number): Act {
  return {
    name: `making ${count} of ${resource} passive`,
    at: ['POST', `${panel}/record-status/${resource}`],
    says: 'notUpdated',
    changes: count,
    ready: async (place) => {
      const ids: number[] = []
      for (let one = 0; one < count; one += 1) ids.push(await newRecord(place, resource))
      const actor = list(resource).start()
      await waitFor(actor, ({ value }) => value.rows === 'shown')
      actor.send({ type: 'SELECT', ids, on: true })
      return {
        actor: () => actor,
        go: () => {
          const { deletion } = actor.getSnapshot().value
          actor.send(deletion === 'switchFailed' ? { type: 'RETRY' } : { type: 'SET_STATUS', status: 0 })
        },
        told: () => {
          const { value, context } = actor.getSnapshot()
          return value.deletion === 'switchFailed' && context.deleteFailure
            ? failureMessages(context.deleteFailure, 'notUpdated')
            : nothing
        },
        kept: () => actor.getSnapshot().context.selected,
        done: () => {
          const { value, context } = actor.getSnapshot()
          const passive = (id: number) => context.rows?.find((row) => row.id === id)?.status === 0
          return value.deletion === 'idle' && ids.every(passive)
        },
      }
    },
  }
}

function askToDelete(actor: Actor<typeof recordList>, ids: readonly number[]): void {
  const { deletion } = actor.getSnapshot().value
  if (deletion === 'refused') actor.send({ type: 'CANCEL' })
  if (deletion === 'failed') {
    actor.send({ type: 'RETRY' })
    return
  }
  actor.send(deletion === 'unasked' ? { type: 'RETRY' } : { type: 'DELETE', ids })
  const asked = actor.subscribe(({ value }) => {
    if (value.deletion === 'asking') return
    asked.unsubscribe()
    actor.send({ type: 'CONFIRM' })
  })
}

function messagesOf(actor: Actor<typeof recordList>) {
  const { value, context } = actor.getSnapshot()
  if ((value.deletion === 'failed' || value.deletion === 'unasked') && context.deleteFailure)
    return failureMessages(context.deleteFailure, 'notDeleted')
  if (value.deletion === 'refused') return context.removed?.refused.flatMap(({ refusals }) => refusals) ?? nothing
  return nothing
}

function newRecord({ add, given }: Place, resource: 'brands' | 'products'): Promise<number> {
  return add(`${panel}/${resource}`, resource === 'products' ? productInput(given.own) : draftOf(resource))
}

function choosing(to: string): Act {
  return {
    name: `the choices of ${to}`,
    at: ['GET', `${panel}/${to}`],
    says: 'notLoaded',
    changes: 0,
    ready: async () => {
      const actor = createActor(choices, { input: { to, ids: [] } })
      return {
        actor: () => actor,
        go: () => (began(actor) ? actor.send({ type: 'RETRY' }) : actor.start()),
        told: () => {
          const { failure } = actor.getSnapshot().context
          return failure ? failureMessages(failure, 'notLoaded') : nothing
        },
        kept: () => actor.getSnapshot().context.ids,
        done: () => actor.getSnapshot().matches('shown'),
      }
    },
  }
}

const catalogIssues: Act = {
  name: 'what needs care in the catalogue',
  at: ['GET', `${panel}/catalog`],
  says: 'notLoaded',
  changes: 0,
  ready: async () => {
    const actor = createActor(catalogHome, { input: { query: undefined } })
    return {
      actor: () => actor,
      go: () => (began(actor) ? actor.send({ type: 'RETRY' }) : actor.start()),
      told: () => {
        const { failure } = actor.getSnapshot().context
        return failure ? failureMessages(failure, 'notLoaded') : nothing
      },
      // There is nothing to type or choose on this page.
      kept: () => null,
      done: () => actor.getSnapshot().matches('shown'),
    }
  },
}

const summary: Act = {
  name: 'the summary of orders',
  at: ['GET', `${panel}/orders/summary`],
  says: 'notLoaded',
  changes: 0,
  ready: async () => {
    const query = { period: 'this_month' } as const
    const actor = createActor(orderSummary, { input: { query } })
    return {
      actor: () => actor,
      go: () => (began(actor) ? actor.send({ type: 'RETRY' }) : actor.start()),
      told: () => {
        const { failure } = actor.getSnapshot().context
        return failure ? failureMessages(failure, 'notLoaded') : nothing
      },
      kept: () => actor.getSnapshot().context.query,
      done: () => actor.getSnapshot().matches('shown'),
    }
  },
}

const report: Act = {
  name: 'a report',
  at: ['GET', `${panel}/reports/orders`],
  says: 'notLoaded',
  changes: 0,
  ready: async () => {
    const query = { period: 'this_month', by: 'city' } as const
    const actor = createActor(reports.orders, { input: { query } })
    return {
      actor: () => actor,
      go: () => (began(actor) ? actor.send({ type: 'RETRY' }) : actor.start()),
      told: () => {
        const { failure } = actor.getSnapshot().context
        return failure ? failureMessages(failure, 'notLoaded') : nothing
      },
      kept: () => actor.getSnapshot().context.query,
      done: () => actor.getSnapshot().matches('shown'),
    }
  },
}

/** The money of a transfer, marked as come. */
const paying: Act = {
  name: 'marking a transfer as paid',
  at: ['PATCH', `${panel}/orders/:id/payment-status`],
  says: 'notUpdated',
  changes: 1,
  ready: async ({ shop }) => {
    const { id } = await newOrder(shop, { payment_method: 'money_transfer' })
    const actor = createActor(transferActions, { input: { holder } }).start()
    let marked = false
    actor.subscribe(({ value }) => value === 'receiving' && actor.send({ type: 'CONFIRM' }))
    actor.on('stepped', () => {
      marked = true
    })
    const { version, number, status, payment_status, payment_method } = await orderIn(shop, id)
    const money = { total: '100.00', paid_total: '0.00', currency: 'TRY' }
    const transfer = { id, version, number, status, payment_status, payment_method, ...money }
    return {
      actor: () => actor,
      go: () => {
        const { value } = actor.getSnapshot()
        // What the server refused is looked at anew, and done again from there.
        if (value === 'failed' || value === 'unread') actor.send({ type: 'RETRY' })
        else {
          if (value === 'refused') actor.send({ type: 'REFRESH' })
          actor.send({ type: 'STEP', record: transfer, step: { type: 'MARK_PAID' } })
        }
      },
      told: () => messagesIn(actor, 'notUpdated', 'failed', 'refused'),
      kept: () => transfer.number,
      done: () => marked,
    }
  },
}

const figures: Act = {
  name: 'a block of home',
  at: ['GET', `${panel}/dashboard/1`],
  says: 'notLoaded',
  changes: 0,
  ready: async () => {
    const actor = createActor(dashboardBlocks.products.machine, { input: { query: undefined } })
    return {
      actor: () => actor,
      go: () => (began(actor) ? actor.send({ type: 'RETRY' }) : actor.start()),
      told: () => {
        const { failure } = actor.getSnapshot().context
        return failure ? failureMessages(failure, 'notLoaded') : nothing
      },
      kept: () => actor.getSnapshot().context.query ?? null,
      done: () => actor.getSnapshot().matches('shown'),
    }
  },
}

const settings = () => createActor(listSettings, { input: { list: 'brands' } })

const readingSettings: Act = {
  name: 'the settings of a list',
  at: ['GET', `${panel}/list-settings`],
  says: 'notLoaded',
  changes: 0,
  ready: async () => {
    const actor = settings()
    return {
      actor: () => actor,
      go: () => (began(actor) ? actor.send({ type: 'RETRY' }) : actor.start()),
      told: () => {
        const { failure } = actor.getSnapshot().context
        return failure ? failureMessages(failure, 'notLoaded') : nothing
      },
      kept: () => actor.getSnapshot().context.settings,
      done: () => actor.getSnapshot().matches('kept'),
    }
  },
}

/** What a person likes is nobody else's business: the log of the shop does not tell it. */
const keepingSettings: Act = {
  name: 'keeping the settings of a list',
  at: ['PUT', `${panel}/list-settings`],
  says: 'notSaved',
  changes: 1,
  // Kept without a key: kept twice alike.
  lost: { changes: 2, says: [] },
  ready: async () => {
    const actor = settings().start()
    await waitFor(actor, (snapshot) => snapshot.matches('kept'))
    let asked = false
    return {
      actor: () => actor,
      go: () => {
        actor.send(asked ? { type: 'RETRY' } : { type: 'SET_DENSITY', density: 'compact' })
        asked = true
      },
      told: () => {
        const { failure } = actor.getSnapshot().context
        return failure ? failureMessages(failure, 'notSaved') : nothing
      },
      kept: () => asked && actor.getSnapshot().context.settings.density !== 'compact',
      done: () => asked && actor.getSnapshot().matches('kept'),
    }
  },
}

const views = () => createActor(listViews, { input: { list: 'brands', holder } })
const query = { search: '', order_index: 'brands.id', order_direction: 'desc', filters: {} } as const

const readingViews: Act = {
  name: 'the views of a list',
  at: ['GET', `${panel}/list-views`],
  says: 'notLoaded',
  changes: 0,
  ready: async () => {
    const actor = views()
    return {
      actor: () => actor,
      go: () => (began(actor) ? actor.send({ type: 'RETRY' }) : actor.start()),
      told: () => {
        const { failure } = actor.getSnapshot().context
        return failure ? failureMessages(failure, 'notLoaded') : nothing
      },
      kept: () => actor.getSnapshot().context.views,
      done: () => actor.getSnapshot().matches('ready'),
    }
  },
}

let named = 0

const keepingView: Act = {
  name: 'keeping a view of a list',
  at: ['POST', `${panel}/list-views`],
  says: 'notSaved',
  changes: 1,
  ready: async () => {
    const actor = views().start()
    await waitFor(actor, (snapshot) => snapshot.matches('ready'))
    named += 1
    const name = `Görünüm ${named}`
    actor.send({ type: 'SAVE_AS', state: { query, columns: null } })
    actor.send({ type: 'TYPE_NAME', name })
    return {
      actor: () => actor,
      go: () => actor.send({ type: actor.getSnapshot().matches('notSaved') ? 'RETRY' : 'SUBMIT' }),
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'notSaved' && context.failure ? failureMessages(context.failure, 'notSaved') : nothing
      },
      kept: () => actor.getSnapshot().context.draft.name,
      done: () => actor.getSnapshot().context.views.some((view) => view.name === name),
    }
  },
}

const deletingView: Act = {
  name: 'deleting a view of a list',
  at: ['DELETE', `${panel}/list-views/:id`],
  says: 'notDeleted',
  // Somebody else was faster: that is what was wanted, and there is nothing to tell or to try again.
  never: ({ failure }) => failure.status === 404,
  changes: 1,
  empty: true,
  ready: async ({ add }) => {
    named += 1
    const state = { query, columns: null }
    const id = await add(`${panel}/list-views`, { list: 'brands', name: `Görünüm ${named}`, shared: 0, ...state })
    const actor = views().start()
    await waitFor(actor, (snapshot) => snapshot.matches('ready'))
    const view = () => actor.getSnapshot().context.views.find((one) => one.id === id)
    return {
      at: ['DELETE', `${panel}/list-views/${id}`],
      actor: () => actor,
      go: () => {
        const toDelete = view()
        if (actor.getSnapshot().matches('ready') && toDelete) actor.send({ type: 'DELETE', view: toDelete })
        actor.send({ type: actor.getSnapshot().matches('notDeleted') ? 'RETRY' : 'CONFIRM' })
      },
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'notDeleted' && context.failure ? failureMessages(context.failure, 'notDeleted') : nothing
      },
      kept: () => actor.getSnapshot().context.list,
      done: () => view() === undefined,
    }
  },
}

/** The list of brands as a file. What was not all of it is handed to nobody. */
const exporting: Act = {
  name: 'exporting the list of brands',
  at: ['GET', `${panel}/brands/export`],
  says: 'notExported',
  changes: 0,
  file: true,
  ready: async () => {
    const saved: string[] = []
    const actor = createActor(exportTo((_, name) => saved.push(name))).start()
    const query = freshQuery('brands')
    const wanted = { columns: ['translations'], format: 'csv', lang: 'tr', name: 'Markalar', rows: 1 } as const
    return {
      actor: () => actor,
      go: () => actor.send({ type: 'EXPORT', exporting: { resource: 'brands', query, ...wanted } }),
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'failed' && context.failure ? failureMessages(context.failure, 'notExported') : nothing
      },
      kept: () => saved.length,
      done: () => saved.length === 1,
    }
  },
}

const searching: Act = {
  name: 'the search over everything',
  at: ['GET', `${panel}/search`],
  says: 'notLoaded',
  changes: 0,
  ready: async () => {
    const actor = createActor(palette).start()
    actor.send({ type: 'OPEN' })
    actor.send({ type: 'TYPE', text: 'bulunmaz' })
    return {
      actor: () => actor,
      go: () => actor.send({ type: actor.getSnapshot().matches({ open: 'failed' }) ? 'RETRY' : 'OPEN_FIRST' }),
      told: () => {
        const { context } = actor.getSnapshot()
        return context.failure ? failureMessages(context.failure, 'notLoaded') : nothing
      },
      kept: () => actor.getSnapshot().context.text,
      done: () => actor.getSnapshot().matches({ open: 'shown' }),
    }
  },
}

export const listActs: readonly Act[] = [
  loading('brands'),
  loading('products'),
  loading('product-reviews'),
  loading('product-matches'),
  loading('orders'),
  loading('order-refunds'),
  loading('jobs'),
  deleting('brands', 1, 0),
  deleting('brands', 3, 1),
  deleting('products', 2, 1),
  switching('brands', 2),
  switching('products', 1),
  choosing('brands'),
  choosing('categories'),
  choosing('product-reviews/products'),
  choosing('product-matches/variants'),
  choosing('orders/customers'),
  choosing('jobs/users'),
  choosing('flow/people'),
  choosing('stock-movements/users'),
  choosing('stock-movements/variants'),
  figures,
  summary,
  report,
  paying,
  catalogIssues,
  exporting,
  readingSettings,
  keepingSettings,
  readingViews,
  keepingView,
  deletingView,
  searching,
]

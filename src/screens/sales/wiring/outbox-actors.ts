import { fromCallback, fromPromise } from 'xstate'
import type { Call } from '#api/client/platform/call.ts'
import type { TillStore } from '#api/client/sales/till-store.ts'
import { asFailure } from '#api/contract/platform/failure.ts'
import type { SoldOrder } from '#api/contract/sales/fast-sale.ts'
import { fastSaleOperations } from '#api/operations/sales/fast-sale.ts'
import { outboxOperations } from '#api/operations/sales/outbox.ts'
import { isJudged, type OutboxEvent, outboxMachine, type UnsentSale } from '#machines/sales/outbox/outbox.machine.ts'
import { connection } from './connection.ts'

/** What an outbox works with: what this browser keeps, the calls, and who else looks at it. */
export interface OutboxWorld {
  store(): Promise<TillStore>
  readonly call: Call
  readonly changes: { notify(): void; listen(hear: () => void): () => void }
}

/** The outbox of a window: its sales in the browser, its calls, and its turn among the windows. */
export function outboxOver(world: OutboxWorld) {
  const { store, call, changes } = world
  return outboxMachine.provide({
    actors: {
      connection,
      changes: fromCallback<OutboxEvent>(({ sendBack }) => {
        let open = true
        const hear = async () => {
          const sales = await unsent(store).catch(() => null)
          if (open && sales) sendBack({ type: 'CHANGED', sales })
        }
        const stop = changes.listen(hear)
        hear()
        return () => {
          open = false
          stop()
        }
      }),
      turn: fromCallback<OutboxEvent>(({ sendBack }) => takeTurn(store, () => sendBack({ type: 'TURN' }))),
      read: fromPromise(() => unsent(store)),
      send: fromPromise(({ input: { sale } }) => sendSale(world, sale)),
      mend: fromPromise(async ({ input: { key } }) => {
        const mended = await (await store()).outbox.mend(key)
        changes.notify()
        return mended
      }),
      giveUp: fromPromise(async ({ input: { sale } }) => {
        const { key, body, total, currency, refused } = sale
        const rule = refused?.rules[0]?.id ?? refused?.error ?? null
        const given = await call(outboxOperations.giveUp, {
          body: { key, sale: JSON.stringify(body), total, currency, rule },
        })
        await (await store()).outbox.withdraw(key)
        changes.notify()
        return given
      }),
    },
  })
}

/** The lock goes with the window, however it ends; without TLS a browser has none, and the keys of the sales alone see to it that each counts once. */
function takeTurn(store: OutboxWorld['store'], begin: () => void): () => void {
  const leaving = new AbortController()
  const held = new Promise<void>((leave) => leaving.signal.addEventListener('abort', () => leave()))
  const take = async () => {
    const { locks } = navigator as { locks?: LockManager }
    const { name } = await store()
    if (!locks) return begin()
    const holding = () => {
      begin()
      return held
    }
    await locks.request(`kepenk-outbox/${name}`, { signal: leaving.signal }, holding)
  }
  take().catch(() => {})
  return () => leaving.abort()
}

/** What became of it stands in this browser before anybody acts on it. */
async function sendSale({ store, call, changes }: OutboxWorld, { key, body }: UnsentSale): Promise<SoldOrder> {
  const { outbox } = await store()
  try {
    const order = await call(fastSaleOperations.sell, { body, key })
    await outbox.acknowledge(key)
    changes.notify()
    return order
  } catch (thrown) {
    const failed = asFailure(thrown)
    if (isJudged(failed)) {
      await outbox.refuse(key, failed)
      changes.notify()
    }
    throw failed
  }
}

async function unsent(store: OutboxWorld['store']): Promise<readonly UnsentSale[]> {
  return (await (await store()).outbox.list()) as readonly UnsentSale[]
}

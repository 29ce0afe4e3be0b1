import { useSelector } from '@xstate/react'
import { createContext, use } from 'react'
import type { Actor } from 'xstate'
import type { Refusal, Says } from '#api/rules/platform/rule.ts'
import {
  type CampaignSimulatorContext,
  type campaignSimulatorMachine,
  wrongIn,
} from '#machines/sales/campaign-simulator/campaign-simulator.machine.ts'

export type SimulatorActor = Actor<typeof campaignSimulatorMachine>

export const SimulatorContext = createContext<SimulatorActor | null>(null)

/** The trial on this page. */
export function useSimulator(): SimulatorActor {
  const actor = use(SimulatorContext)
  if (!actor) throw new Error('There is no trial around')
  return actor
}

/** A part of it. */
export function useTrial<T>(part: (context: CampaignSimulatorContext) => T): T {
  return useSelector(useSimulator(), ({ context }) => part(context))
}

const none: readonly Refusal[] = []

/** What is wrong at a field; that nothing was chosen yet is said by the button alone. */
export function useErrorsAt(path: string): readonly Refusal[] {
  return useSelector(
    useSimulator(),
    ({ context }) => {
      const own = path === 'product' ? none : wrongIn(context)
      const found = [...own, ...context.refused].filter(({ at }) => at?.includes(path))
      return found.length > 0 ? found : none
    },
    (one, other) => one === other || JSON.stringify(one) === JSON.stringify(other),
  )
}

/** What the fields of a trial are called. */
export const trialNames = {
  product: /*i18n*/ { id: 'new_order.find', message: 'Ürün ara' },
  quantity: /*i18n*/ { id: 'new_order.quantity', message: 'Adet' },
  customer_id: /*i18n*/ { id: 'new_order.customer', message: 'Kayıtlı müşteri' },
  day: /*i18n*/ { id: 'campaign_simulator.day', message: 'Gün' },
  payment_method: /*i18n*/ { id: 'new_order.payment_method', message: 'Ödeme yöntemi' },
  code: /*i18n*/ { id: 'coupons.code', message: 'Kupon kodu' },
} as const satisfies Record<string, Says>

/** A field in words, with the product that it belongs to. */
export function nameOfPath(actor: SimulatorActor, path: string, say: (says: Says) => string): string {
  const [first = '', second = '', third = ''] = path.split('.')
  const says = trialNames[(third || first) as keyof typeof trialNames]
  const { draft, names } = actor.getSnapshot().context
  const product = first === 'lines' ? names[draft.lines[Number(second)]?.variant_id ?? 0] : undefined
  return [says ? say(says) : path, product].filter(Boolean).join(' · ')
}

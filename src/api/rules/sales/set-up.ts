import { type Readiness, type SetUp, type SetUpStep, setUpSteps } from '#api/contract/sales/readiness.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'
import { sellerKnown } from './invoices.ts'
import { mailsLeave, senderKnown, senderReachable, somethingToSell, wayToPay, wayToSend } from './readiness.ts'

export const shopNamed: Rule<Pick<Readiness, 'named'>> = rule(
  /*i18n*/ { id: 'set_up.name', message: 'Mağazanın adı daha verilmedi; müşteriler “Mağazam” adını görür.' },
  [],
  ({ named }) => named,
)

export const regionDecided: Rule<Pick<Readiness, 'regional'>> = rule(
  /*i18n*/ {
    id: 'set_up.regional',
    message:
      'Para birimi, ülke, dil ve vergi düzeni onaylanmadı: aşağıda yazdığı gibi kalır. Sonradan değişirse yazılı fiyatlar çevrilmez.',
  },
  [],
  ({ regional }) => regional,
)

export const colleagueInvited: Rule<Pick<Readiness, 'colleague'>> = rule(
  /*i18n*/ { id: 'set_up.colleague', message: 'Sizden başka kimse yok; bütün işi tek başınıza yaparsınız.' },
  [],
  ({ colleague }) => colleague,
)

/** Each step with the rules that hold once it is done. */
const steps: Readonly<Record<SetUpStep, readonly Rule<Readiness>[]>> = {
  identity: [shopNamed, senderReachable],
  seller: [senderKnown, sellerKnown],
  regional: [regionDecided],
  shipping: [wayToSend],
  payment: [wayToPay],
  mail: [mailsLeave],
  people: [colleagueInvited],
  product: [somethingToSell],
}

/** Every rule that some step waits for. */
export const setUpRules: readonly Rule<Readiness>[] = Object.values(steps).flat()

/** A step as it stands now. */
export interface StandingStep {
  readonly step: SetUpStep
  readonly state: 'done' | 'skipped' | 'open'
  readonly missing: readonly Rule<Readiness>[]
}

/** The steps of setting a shop up: done is what its rules say, and nothing else. */
export function setUpOf({ shop, skipped }: Pick<SetUp, 'shop' | 'skipped'>): readonly StandingStep[] {
  return setUpSteps.map((step) => {
    const missing = steps[step].filter((one) => !one.holds(shop))
    const state = missing.length === 0 ? 'done' : skipped.includes(step) ? 'skipped' : 'open'
    return { step, state, missing }
  })
}

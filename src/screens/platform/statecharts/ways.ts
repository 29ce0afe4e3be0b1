import type { Chart, ChartTransition } from '#machines/platform/chart.types.ts'

/** The arrows that lead into a state, and those that leave it; what leaves a state around it leaves it too. */
export interface Ways {
  readonly into: readonly ChartTransition[]
  readonly out: readonly ChartTransition[]
}

export function waysOf({ transitions }: Chart, state: string): Ways {
  return {
    into: transitions.filter(({ from, to }) => to.some((one) => isWithin(one, state)) && !isWithin(from, state)),
    out: transitions.filter(({ from }) => isWithin(from, state) || isWithin(state, from)),
  }
}

/** How an arrow of a picture concerns the state that is looked at closely; nothing where it does not. */
export function wayOf(
  state: string,
  { from, to }: { readonly from: string; readonly to: string },
): 'in' | 'out' | null {
  if (isWithin(from, state) || isWithin(state, from)) return 'out'
  return isWithin(to, state) ? 'in' : null
}

/** Whether a state is another one or lies in it. */
export function isWithin(state: string, outer: string): boolean {
  return state === outer || outer === '' || state.startsWith(`${outer}.`)
}

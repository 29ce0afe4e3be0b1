import { useSelector } from '@xstate/react'
import type { SessionShop, User } from '#api/contract/platform/session.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { sessionActor } from '#screens/platform/wiring/session-actor.ts'

const nobody: Holder = { permissions: [] }

/** Who works here, as the rules of permission ask for it. */
export function useHolder(): Holder {
  return useSelector(sessionActor(), ({ context }) => context.user ?? nobody)
}

export function useUser(): User | null {
  return useSelector(sessionActor(), ({ context }) => context.user)
}

export function useSessionShop(): SessionShop | null {
  return useSelector(sessionActor(), ({ context }) => context.shop)
}

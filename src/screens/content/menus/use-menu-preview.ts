import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import type { MenuItem, MenuPreview, TargetState } from '#api/contract/content/menus.ts'
import { menuPreview } from '#screens/content/wiring/menus.ts'

export interface KnownTargets {
  readonly designs: MenuPreview['designs']
  /** What is not known yet is taken for what visitors reach. */
  stateOf(item: MenuItem): TargetState
}

/** Which links of these items reach nobody; asked anew when one leads elsewhere. */
export function useMenuPreview(items: readonly MenuItem[]): KnownTargets {
  const targets = useMemo(() => targetsIn(items), [items])
  const actor = useActorRef(menuPreview, { input: { query: { targets } } })
  const data = useSelector(actor, ({ context }) => context.data)
  useEffect(
    function askAnew() {
      if (actor.getSnapshot().context.query.targets !== targets) actor.send({ type: 'SHOW', query: { targets } })
    },
    [actor, targets],
  )
  const states = useMemo(
    () => new Map((data?.targets ?? []).map(({ link, target_id, state }) => [`${link}:${target_id}`, state])),
    [data],
  )
  const stateOf = useCallback((item: MenuItem) => states.get(targetOf(item)) ?? 'shown', [states])
  return { designs: data?.designs ?? [], stateOf }
}

function targetsIn(items: readonly MenuItem[]): string {
  const leading = items.filter(({ link, target_id }) => link !== 'address' && link !== 'none' && Number(target_id) > 0)
  return [...new Set(leading.map(targetOf))].sort().join(',')
}

function targetOf({ link, target_id }: MenuItem): string {
  return `${link}:${target_id}`
}

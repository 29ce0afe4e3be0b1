import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ChoiceRow } from '#api/operations/platform/choices.ts'
import { wholeChoicesOf } from '#api/registry/choices.ts'
import { choices } from '#screens/platform/wiring/records.ts'
import type { Choice } from '#ui/choice.ts'

/** The records that a field may point to, and by name those that it points to. */
export function useChoices(to: string, ids: readonly number[]) {
  const actor = useActorRef(choices, { input: { to, ids } })
  const { context, busy, failure } = useSelector(
    actor,
    (snapshot) => ({
      context: snapshot.context,
      busy: snapshot.hasTag('busy'),
      failure: snapshot.matches('failed') ? snapshot.context.failure : null,
    }),
    (one, other) => one.context === other.context && one.busy === other.busy && one.failure === other.failure,
  )
  const named = ids.join(',')
  useEffect(
    function nameThem() {
      actor.send({ type: 'NAME', ids: named === '' ? [] : named.split(',').map(Number) })
    },
    [actor, named],
  )
  /** A name that is on its way is not guessed at; a record that has none any more is told by its number. */
  const unnamed = (id: number) => (busy || !context.ids.includes(id) ? '…' : `#${id}`)
  return {
    found: context.found.map(asChoice),
    named: ids.map((id): Choice<number> => asChoice(context.named[id] ?? { id, name: unnamed(id) })),
    busy,
    failure,
    // What comes whole is searched on the spot, all else on the server.
    onSearch: wholeChoicesOf(to) ? undefined : (text: string) => actor.send({ type: 'SEARCH', text }),
    onRetry: () => actor.send({ type: 'RETRY' }),
  }
}

function asChoice({ id, name, depth, heading }: ChoiceRow) {
  return {
    value: id,
    label: name,
    ...(depth === undefined ? {} : { depth }),
    ...(heading === undefined ? {} : { heading }),
  }
}

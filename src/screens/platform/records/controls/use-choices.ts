import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ChoiceRow } from '#api/operations/platform/choices.ts'
import { wholeChoicesOf } from '#api/registry/choices.ts'
import type { Formats } from '#api/rules/platform/formats.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { contentLanguage } from '#screens/platform/wiring/language.ts'
import { personPart } from '#screens/platform/wiring/person-part.ts'
import { Recent } from '#screens/platform/wiring/recent.ts'
import { choices } from '#screens/platform/wiring/records.ts'
import type { Choice } from '#ui/choice.ts'

/** The names that records had when they were last told: they stand until they are told anew. */
const lastNames = personPart(() => new Recent<ChoiceRow>(200))

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
  const { i18n } = useLingui()
  const format = formatsOf(i18n)
  const named = ids.join(',')
  useEffect(
    function nameThem() {
      actor.send({ type: 'NAME', ids: named === '' ? [] : named.split(',').map(Number) })
    },
    [actor, named],
  )
  const [names] = useState(lastNames)
  const nameOf = (id: number) => `${contentLanguage.id()} ${to} ${id}`
  useEffect(function keepNames() {
    for (const id of ids) if (context.named[id]) names.set(nameOf(id), context.named[id])
  })
  const before = (id: number) => (busy ? names.get(nameOf(id)) : undefined)
  /** A name that is on its way is not guessed at; a record that has none any more is told by its number. */
  const unnamed = (id: number) => (busy || !context.ids.includes(id) ? '…' : `#${id}`)
  return {
    found: context.found.map((row) => asChoice(format, row)),
    named: ids.map(
      (id): Choice<number> => asChoice(format, context.named[id] ?? before(id) ?? { id, name: unnamed(id) }),
    ),
    busy,
    failure,
    // What comes whole is searched on the spot, all else on the server.
    onSearch: wholeChoicesOf(to) ? undefined : (text: string) => actor.send({ type: 'SEARCH', text }),
    onRetry: () => actor.send({ type: 'RETRY' }),
  }
}

function asChoice(format: Formats, { id, name, price, currency, depth, heading }: ChoiceRow) {
  return {
    value: id,
    label: name,
    ...(price && currency ? { aside: format.money(price, currency) } : {}),
    ...(depth === undefined ? {} : { depth }),
    ...(heading === undefined ? {} : { heading }),
  }
}

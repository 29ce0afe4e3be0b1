import { useRef } from 'react'
import type { Actor, AnyStateMachine, EventFromLogic } from 'xstate'
import type { ShortcutName } from '#screens/platform/frame/shortcut-table.ts'
import { ariaKeysOf, useShortcut } from '#screens/platform/frame/shortcuts.ts'
import { type RefusalOptions, useShown } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import type { ButtonProps } from '#ui/Button.tsx'
import { Refusable } from '#ui/Refusable.tsx'

interface ActProps<M extends AnyStateMachine> extends Omit<ButtonProps, 'onPress' | 'onClick'>, RefusalOptions {
  actor: Actor<M>
  /** What pressing it asks of the machine. */
  event: EventFromLogic<M>
  /** The keys that press it, from anywhere on the page. */
  keys?: ShortcutName
  /** Told when it was pressed while rules stand in the way. */
  onRefused?: () => void
}

/** A button that sends an event to a machine. While rules stand in the way it names all of them, and leads to the fields that mend them. */
export function Act<M extends AnyStateMachine>({
  actor,
  event,
  keys,
  reveal,
  nameOf,
  linkOf,
  onRefused,
  ...button
}: ActProps<M>) {
  const refusals = useRefusals(actor, event)
  const control = useRef<HTMLButtonElement>(null)
  useShortcut(keys, () => control.current?.click())
  const shown = useShown(refusals, {
    ...(reveal ? { reveal } : {}),
    ...(nameOf ? { nameOf } : {}),
    ...(linkOf ? { linkOf } : {}),
  })
  return (
    <Refusable
      {...button}
      ref={control}
      {...(keys ? { 'aria-keyshortcuts': ariaKeysOf(keys) } : {})}
      refusals={shown}
      onPress={() => actor.send(event)}
      onClickCapture={() => shown.length > 0 && onRefused?.()}
    />
  )
}

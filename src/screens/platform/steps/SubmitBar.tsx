import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor, AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFromLogic } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import bar from '#screens/platform/records/form.module.css'
import { type RefusalOptions, useShown } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { RefusalList } from '#ui/RefusalList.tsx'
import { Act } from './Act.tsx'
import { RulesInTheWay } from './RulesInTheWay.tsx'

interface FormProps<M extends AnyStateMachine> {
  /**
   * A form that is stored at once: it hears `SUBMIT` and `REVEAL`, is `storing`, waits while it is `expired` and comes back as `form.failed`; while
   * it can be written it is `editable`.
   */
  actor: Actor<M>
  hasUnsaved: (context: ContextFrom<M>) => boolean
  options: RefusalOptions
}

interface SubmitBarProps<M extends AnyStateMachine> extends FormProps<M> {
  label: Says
  /** Before the button, such as what it comes to. */
  children?: ReactNode
}

/** At the bottom of a form: what stands in the way, and the button that stores it. Ctrl+S stores it too. */
export function SubmitBar<M extends AnyStateMachine>({ label, children, ...form }: SubmitBarProps<M>) {
  const { i18n } = useLingui()
  const { actor, options } = form
  const busy = useSelector(actor, (snapshot: AnyMachineSnapshot) => snapshot.value === 'storing')
  useOffers([offer(actor, submitOf<M>(), label, 'save')])
  return (
    <div className={bar.bar}>
      <Failed {...form} />
      <span className={bar.state} role="status">
        <State {...form} />
      </span>
      <InTheWay {...form} />
      {children}
      <Act<M>
        {...{ actor, event: submitOf<M>(), busy, ...options }}
        variant="primary"
        keys="save"
        onRefused={() => actor.send({ type: 'REVEAL' } as EventFromLogic<M>)}
      >
        {i18n._(label)}
      </Act>
    </div>
  )
}

const submit = { type: 'SUBMIT' } as const

function submitOf<M extends AnyStateMachine>() {
  return submit as EventFromLogic<M>
}

function State<M extends AnyStateMachine>({ actor, hasUnsaved }: FormProps<M>) {
  const { i18n } = useLingui()
  const waits = useSelector(actor, (snapshot: AnyMachineSnapshot) => snapshot.value === 'expired')
  const unsaved = useSelector(actor, (snapshot: AnyMachineSnapshot) => hasUnsaved(snapshot.context))
  if (waits)
    return i18n._(/*i18n*/ { id: 'records.waits', message: 'Oturum sona erdi. Tekrar giriş yapınca kaydedilecek.' })
  if (!unsaved) return null
  return (
    <>
      <span className={bar.unsaved} aria-hidden="true" />
      {i18n._(/*i18n*/ { id: 'records.unsaved', message: 'Kaydedilmemiş değişiklikler var' })}
    </>
  )
}

/** Why the last try failed, with links to the fields that the server named. */
function Failed<M extends AnyStateMachine>({ actor, options }: FormProps<M>) {
  const failure = useSelector(actor, (snapshot: AnyMachineSnapshot) =>
    snapshot.matches({ form: 'failed' }) ? snapshot.context.failure : null,
  )
  const shown = useShown(failure ? failureMessages(failure, 'notSaved') : [], options)
  if (!failure) return null
  return (
    <div className={bar.failed} role="alert">
      <RefusalList refusals={shown} />
    </div>
  )
}

/** How many rules stand in the way, once somebody began to write; behind the number all of them, each leading to its field. */
function InTheWay<M extends AnyStateMachine>({ actor, hasUnsaved, options }: FormProps<M>) {
  const shown = useShown(useRefusals(actor, submitOf<M>()), options)
  const begun = useSelector(
    actor,
    ({ context }: AnyMachineSnapshot) => hasUnsaved(context) || (context.revealed as boolean),
  )
  const editable = useSelector(actor, (snapshot: AnyMachineSnapshot) => snapshot.hasTag('editable'))
  return begun && editable ? <RulesInTheWay shown={shown} /> : null
}

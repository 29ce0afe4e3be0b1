import { useLingui } from '@lingui/react'
import type { Actor } from 'xstate'
import type { Refusal, Says } from '#api/rules/platform/rule.ts'
import type { StepPageMachine, StepPageTypes } from '#machines/platform/step-page/step-page.types.ts'
import { type RefusalOptions, sentenceOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { DropdownMenu, type MenuItem } from '#ui/DropdownMenu.tsx'
import { MoreIcon } from '#ui/icons.ts'
import type { RefusalFix } from '#ui/refusal.ts'
import { stepEvent, useStepUnderWay } from './StepButton.tsx'
import type { StepReason } from './use-ranked-steps.ts'

interface MoreStepsProps<Of extends StepPageTypes> {
  actor: Actor<StepPageMachine<Of>>
  steps: readonly Of['step'][]
  says: (type: string) => Says
  refusals: Readonly<Record<string, readonly Refusal[]>>
  /** What is said once above the steps. */
  reasons: readonly StepReason[]
  isForGood: (type: string) => boolean
  linkOf: RefusalOptions['linkOf']
}

/** The steps that few records take, behind one button; those that end a record stand apart, and a refused one says why. */
export function MoreSteps<Of extends StepPageTypes>(props: MoreStepsProps<Of>) {
  const { actor, steps, says, refusals, reasons, isForGood, linkOf } = props
  const { i18n } = useLingui()
  const under = useStepUnderWay(actor)
  const itemsOf = (some: readonly Of['step'][]): MenuItem[] =>
    some.flatMap((step) => {
      const { type } = step
      const shown = (refusals[type] ?? []).map((refusal) => ({
        ...{ id: refusal.id, text: sentenceOf(i18n, refusal) },
        fix: linkOf?.(refusal, type),
        above: reasons.some((one) => one.refusal.id === refusal.id) && linkOf?.(refusal)?.label,
      }))
      const act = () => actor.send(stepEvent<Of>(step))
      const item = { id: type, label: i18n._(says(type)), danger: isForGood(type), refusals: shown, onSelect: act }
      // What is said above has its way out there, unless this step has another.
      const own = shown.filter(({ fix, above }) => above === false || above !== fix?.label)
      return [item, ...own.flatMap(({ id, fix }) => fixItem(`${type} ${id}`, fix))]
    })
  const groups = [steps.filter(({ type }) => !isForGood(type)), steps.filter(({ type }) => isForGood(type))]
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button icon={MoreIcon} busy={steps.some(({ type }) => type === under)}>
          {i18n._(/*i18n*/ { id: 'steps.more', message: 'Diğer adımlar' })}
        </Button>
      }
      groups={groups.filter((some) => some.length > 0).map((some) => ({ items: itemsOf(some) }))}
    />
  )
}

/** The way out of what refuses the item above it. */
function fixItem(id: string, fix: RefusalFix | undefined): MenuItem[] {
  if (!fix || 'refused' in fix) return []
  const label = `→ ${fix.label}`
  return ['href' in fix ? { id, label, href: fix.href } : { id, label, onSelect: fix.onFix }]
}

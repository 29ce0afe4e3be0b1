import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { Actor } from 'xstate'
import type { SetUp } from '#api/contract/sales/readiness.ts'
import { sectionNamed } from '#api/registry/sections.ts'
import { type Refusal, refusalOf } from '#api/rules/platform/rule.ts'
import type { StandingStep } from '#api/rules/sales/set-up.ts'
import { SectionForm } from '#screens/platform/sections/SectionForm.tsx'
import { goTo, useShown } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import type { setUp } from '#screens/sales/wiring/set-up.ts'
import { RefusalList } from '#ui/RefusalList.tsx'
import type { RefusalFix } from '#ui/refusal.ts'
import { Section } from '#ui/Section.tsx'
import { OnFrom } from './OnFrom.tsx'
import { StepPages } from './StepPages.tsx'
import { pathOf, setUpFixes, setUpFixOf } from './set-up-fixes.ts'
import { stepViews } from './set-up-steps.ts'

interface SetUpStepProps {
  actor: Actor<typeof setUp>
  found: SetUp
  at: StandingStep
}

/** One step: what is still missing and what that means, the way past it, and what is filled in. */
export function SetUpStep({ actor, found, at }: SetUpStepProps) {
  const { i18n } = useLingui()
  const { title, says, section: name, pages } = stepViews[at.step]
  const section = name && sectionNamed(name)
  const readAnew = useCallback(() => actor.send({ type: 'SHOW', query: null }), [actor])
  const actions = <OnFrom actor={actor} at={at} />
  const first = (
    <>
      <Missing at={at} found={found} />
      {pages && <StepPages pages={pages} has={found.has} />}
    </>
  )
  if (section) return <SectionForm section={section} field={null} actions={actions} first={first} onSaved={readAnew} />
  return (
    <Section title={i18n._(title)} description={says && i18n._(says)} actions={actions}>
      {first}
    </Section>
  )
}

/** The field of the step's own form that mends it. */
function fieldOf(refusal: Refusal): string | null {
  const fix = setUpFixes[refusal.id]
  return fix ? new URLSearchParams(pathOf(fix, refusal).split('?')[1]).get('field') : null
}

/** What is added on another page leads back here. */
function returning(fix: RefusalFix | undefined): RefusalFix | undefined {
  return fix && 'href' in fix && fix.href.endsWith('/add') ? { ...fix, href: `${fix.href}?to=/setup` } : fix
}

/** The rules that the step waits for: each says what it means to go on without. */
function Missing({ at, found }: Pick<SetUpStepProps, 'at' | 'found'>) {
  const { i18n } = useLingui()
  const toPage = setUpFixOf(i18n, useHolder())
  const { section } = stepViews[at.step]
  const shown = useShown(
    at.missing.map((one) => refusalOf(one, found.shop)),
    {
      linkOf: (refusal) => {
        const field = section && fieldOf(refusal)
        if (!field) return returning(toPage(refusal))
        return {
          label: i18n._(/*i18n*/ { id: 'rules.go_to_field', message: 'Alana git' }),
          onFix: () => goTo(field),
        }
      },
    },
  )
  if (shown.length > 0) return <RefusalList refusals={shown} />
  return (
    <p>{i18n._(/*i18n*/ { id: 'set_up.step_done', message: 'Bu adım tamam; dilediğinizi değiştirebilirsiniz.' })}</p>
  )
}

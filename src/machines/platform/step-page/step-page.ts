import { assign, emit, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { asOneGuard, noSuchStep, type Ruled, refusals } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { sendingGuards, sendingStates } from '#machines/platform/sending-states.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { openingGuards, openingStates } from './opening-states.ts'
import type { StepPage, StepPageMachine, StepPageTypes } from './step-page.types.ts'

/**
 * The page of a record with a chart: the record is opened and taken from one state of its chart to another; what is for good is asked about
 * first, and what the server refuses or does not answer is told. A step that its chart gets is a step that the page takes.
 */
export function stepPage<Of extends StepPageTypes>(page: StepPage<Of>): StepPageMachine<Of> {
  return machineOf(page as unknown as Page) as unknown as StepPageMachine<Of>
}

/** For the rules of a chart that may have no such step where its record stands. */
export const noStep: Ruled = {
  id: noSuchStep,
  says: /*i18n*/ { id: 'flow.no_such_step', message: 'Bu adım şu anda yapılamaz.' },
  of: [],
}

function machineOf(page: Page) {
  const { source = 'opened', parts = {} } = page
  const flow = setup({
    types: { context: {} as PageContext, events: {} as Any, input: {} as Any, tags: {} as 'busy' | 'asking' },
    actors: { open: unwired<Any, Any>('open'), send: unwired<Any, Any>('send'), ...(parts.actors as Any) },
    guards: {
      chart: asOneGuard(page.rules, ({ context, event }) =>
        inTheWay(page, { ...context, ...commandOf(page, context, event) }),
      ),
      ...openingGuards,
      ...sendingGuards,
      ...parts.guards,
    },
    actions: actionsOf(page),
  })
  return flow.createMachine({
    id: page.id,
    context: ({ input }: Any) => ({ ...nothing, ...input, ...(page.own?.(input) as object) }),
    initial: parts.initial ?? (source === 'opened' ? 'opening' : 'shown'),
    states: statesOf(page),
  } as Any)
}

function actionsOf(page: Page): Record<string, Any> {
  const { parts: { changes = {}, emits = {} } = {}, choices = {} } = page
  const take = (context: PageContext, record: Any): object => ({
    ...(page.read?.(context, record) as object),
    ...{ record, failure: null },
  })
  return {
    takeRecord: assign(({ context, event }: Any) => take(context, event.output)),
    takeReading: assign(({ context, event }: Any) =>
      isOlder(event.record, context.record) ? {} : take(context, event.record),
    ),
    takeAnswer: assign(({ context, event }: Any) => ({
      ...take(context, event.output),
      ...(page.stored?.(context) as object),
      command: null,
    })),
    takeFailure: assign(({ event }: Any) => ({ failure: asFailure(event.error) })),
    decide: assign(({ context, event }: Any) => commandOf(page, context, event)),
    begin: assign({ key: () => newRequestKey() } as Any),
    giveUp: assign({ command: null, failure: null } as Any),
    emitChanged: emit({ type: 'changed' }),
    emitStepped: emit(({ context: { record, command }, event }: Any) => ({
      ...{ type: 'stepped', before: record, after: event.output, command },
    })),
    ...mapOf(choices, (change) => assign(({ context, event }: Any) => change(event, context))),
    ...mapOf(changes, (change) => assign(change)),
    ...mapOf(emits, (emitted) => emit(emitted)),
  }
}

function statesOf(page: Page): Any {
  const { source = 'opened', parts = {}, questions = {}, choices = {} } = page
  const asks = Object.keys(questions).length > 0
  const reading = source === 'given' ? { SHOW: { actions: 'takeReading' } } : {}
  return {
    ...(source === 'opened' ? opening(parts) : {}),
    shown: {
      on: {
        STEP: {
          guard: 'chart',
          target: asks ? 'deciding' : 'sending',
          actions: asks ? ['decide'] : ['decide', 'begin'],
        },
        ...mapOf(choices, (_, type) => ({ actions: type })),
        ...parts.shown,
        ...(source === 'opened' ? { REFRESH: { target: 'opening', actions: 'giveUp' } } : reading),
      },
    },
    ...(asks ? { deciding: { always: decidingIn(questions) } } : {}),
    ...('confirming' in questions ? { confirming: confirming(reading) } : {}),
    ...parts.states,
    ...sendingStates(
      ({ context }: { context: PageContext }) => sendingOf(page, context),
      [...(parts.sent ?? []), { target: 'shown', actions: sentBy[source] }],
      givenUpBy[source],
    ),
    ...(source === 'given' ? { opening: readAnew } : {}),
  }
}

function opening({ opening: { on = {}, onDone = [] } = {} }: NonNullable<Page['parts']>) {
  const arrows = [...onDone, {}].map((arrow) => ({ target: 'shown', actions: 'takeRecord', ...arrow }))
  return openingStates(arrows, on)
}

const readAnew = {
  tags: ['busy'],
  description: 'What was asked for is given up, and the page around it reads the record anew.',
  on: { SHOW: { target: 'shown', actions: 'takeReading' } },
}

function decidingIn(questions: NonNullable<Page['questions']>) {
  const asked = Object.entries(questions).map(([target, guard]) => (guard === always ? { target } : { guard, target }))
  return Object.values(questions).includes(always) ? asked : [...asked, { target: 'sending', actions: 'begin' }]
}

const always = 'always'

const confirming = (reading: object) => ({
  tags: ['asking'],
  description: 'What cannot be taken back is asked about first.',
  on: {
    CONFIRM: { target: 'sending', actions: 'begin' },
    CANCEL: { target: 'shown', actions: 'giveUp' },
    ...reading,
  },
})

const sentBy = {
  opened: ['takeAnswer'],
  given: ['takeAnswer', 'emitChanged'],
  listed: ['emitStepped', 'takeAnswer'],
}

const givenUpBy = {
  opened: { target: 'opening', actions: ['giveUp'] },
  given: { target: 'opening', actions: ['giveUp', 'emitChanged'] },
  listed: { target: 'shown', actions: ['giveUp', 'emitChanged'] },
}

/** What a step asks for: itself, with what was chosen on the page for it, of the row that it names. */
function commandOf(page: Page, context: PageContext, { step, record = context.record }: Any) {
  return { record, command: page.filled?.(step, { ...context, record }) ?? step, failure: null }
}

/** What keeps a record from a step: its chart is asked, as the server asks it. */
function inTheWay(page: Page, context: PageContext): Refusal[] {
  const { record, command, holder } = context
  if (!record) return [{ id: noSuchStep }]
  return (page.refusals ?? refusals)(page.chart(record, context), { ...command, by: holder } as Any)
}

function sendingOf(page: Page, context: PageContext) {
  const { record, command, key } = context
  const steps = record ? stepsOf(page.chart(record, context)) : []
  return { record, command, to: steps.find(({ type }) => type === command?.type)?.to ?? '', key }
}

/** What was read before the last answer tells nothing. */
function isOlder(read: Any, known: Any): boolean {
  return known !== null && read.version < known.version
}

const nothing = { record: null, command: null, failure: null, key: '' }

interface PageContext {
  readonly holder: Any
  readonly record: Any
  readonly command: { readonly type: string } | null
  readonly failure: ApiFailure | null
  readonly key: string
}

// biome-ignore lint/suspicious/noExplicitAny: what a page is about is known where it is declared, and not here
type Any = any
type Page = StepPage<Any>

function mapOf(named: object, to: (value: Any, name: string) => Any): Record<string, Any> {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, to(value, name)]))
}

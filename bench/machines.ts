import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, initialTransition, transition } from 'xstate'
import { failure } from '#api/contract/platform/failure.ts'
import { productFormMachine } from '#machines/catalog/product-form/product-form.machine.ts'
import { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { lists, product } from '#tests/product-form.ts'
import { variant } from '#tests/product-input.ts'
import { beden, renk, sizedAndColoured } from '#tests/product-rules.ts'
import { shareOf } from './times.ts'

interface Run {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly input: object
  /** What opening the form answers. */
  readonly opened: object
  /** Steps that lead from the open form back to it. */
  readonly steps: readonly EventObject[]
}

const mayAll = { permissions: [100] }
const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output }) as EventObject
const brand = { logo: '', translations: [{ language_id: 175, name: 'Paşabahçe' }], marketplace_links: [], status: 1 }

const recordForm: Run = {
  name: 'recordForm, a brand',
  machine: recordFormMachine,
  input: { resource: 'brands', id: 7, holder: mayAll },
  opened: { record: { id: 7, version: 1, draft: brand }, languages: [175] },
  steps: [
    { type: 'CHANGE', field: 'status', value: 0 } as EventObject,
    { type: 'TOUCH', path: 'translations.0.name' } as EventObject,
    { type: 'SUBMIT' },
    done('save', { id: 7, version: 2, draft: { ...brand, status: 0 } }),
    { type: 'CHANGE', field: 'status', value: 1 } as EventObject,
    { type: 'SUBMIT' },
    done('save', { id: 7, version: 3, draft: brand }),
  ],
}

function productForm(name: string, variants: number): Run {
  return {
    name,
    machine: productFormMachine,
    input: { mode: 'full', id: 7, holder: mayAll },
    opened: { lists, product: productOf(variants), attributes: [] },
    steps: [
      { type: 'SET_TEXT', language_id: 175, key: 'name', value: 'Keten etek' } as EventObject,
      { type: 'SET_VARIANT', index: 0, key: 'stock_code', value: 'K-1' } as EventObject,
      { type: 'TOUCH', path: 'variants.0.stock_code' } as EventObject,
      { type: 'SUBMIT' },
      { type: 'xstate.error.actor.save', error: failure('network') } as EventObject,
      { type: 'REVERT' },
    ],
  }
}

const seconds = 2

/** Measures how many steps a second the pure machines do: what each key in a form costs before anything is drawn. */
export function benchMachines(): void {
  console.log(`\n${'Steps of a machine'.padEnd(38)} a second   p50 ms   p99 ms`)
  for (const run of [
    recordForm,
    productForm('productForm, one variant', 1),
    productForm('productForm, 2,000 variants', 2_000),
  ]) {
    const times = timesOf(run)
    const perSecond = (times.length * 1000) / times.reduce((sum, one) => sum + one, 0)
    const shares = [0.5, 0.99].map((share) => shareOf(times, share).toFixed(3).padStart(8))
    console.log(`${run.name.padEnd(38)} ${perSecond.toFixed(0).padStart(8)} ${shares.join(' ')}`)
  }
}

function timesOf({ name, machine, input, opened, steps }: Run): number[] {
  const times: number[] = []
  let [snapshot]: [AnyMachineSnapshot, unknown] = initialTransition(machine, input)
  const step = (one: EventObject) => {
    const [next] = transition(machine, snapshot, one)
    if (next === snapshot) throw new Error(`${name}: ${one.type} leads nowhere from ${JSON.stringify(snapshot.value)}`)
    snapshot = next
  }
  step(done('open', opened))
  for (const one of steps) step(one)
  const until = performance.now() + seconds * 1000
  while (performance.now() < until)
    for (const one of steps) {
      const began = performance.now()
      step(one)
      times.push(performance.now() - began)
    }
  return times
}

function productOf(count: number) {
  if (count === 1) return product()
  const variants = Array.from({ length: count }, (_, at) =>
    variant({
      is_default: at === 0 ? 1 : 0,
      stock_code: `BIN-${at}`,
      barcode: `86912345${at}`,
      options: sizedAndColoured(1000 + Math.floor(at / 45), 2000 + (at % 45)),
    }),
  )
  return product({ product_type_id: 2, selected_options: [beden, renk], variants })
}

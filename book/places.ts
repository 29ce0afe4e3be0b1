import { globSync } from 'node:fs'
import { basename } from 'node:path'

/** Where a machine lies: its room, what its files are called, and its source. */
export interface Place {
  readonly room: string
  readonly name: string
  readonly source: string
  /** A life that is stored, or one of the shop's great flows: its picture is kept with the sources. */
  readonly pictured: boolean
}

/** Flows on screen that an analyst looks at first; charts are looked at anyway. */
const flows = ['session', 'product-form']

const sources = globSync('src/machines/*/**/*.{machine,chart}.ts').map((path) => path.replaceAll('\\', '/'))

/** Files are named after their machine: `productForm` is `product-form.machine.ts`, in the folder of its room. */
export function placeOf(machine: string): Place {
  const name = machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const source = sources.find((path) => [`${name}.machine.ts`, `${name}.chart.ts`].includes(basename(path)))
  if (!source) throw new Error(`the machine ${machine} has no file named ${name}.machine.ts or ${name}.chart.ts`)
  const [, , room = ''] = source.split('/')
  return { room, name, source, pictured: source.endsWith('.chart.ts') || flows.includes(name) }
}

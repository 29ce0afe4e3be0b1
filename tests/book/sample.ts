import { toChart } from '#book/chart.ts'
import { sentencesOf } from '#book/reading/sentences.ts'
import type { Words } from '#machines/platform/words.ts'
import { crossingMachine } from '#tests/paths/cover/crossing.machine.ts'

const words: Words = {
  title: { id: 'x.crossing', message: 'Hemzemin geçit' },
  about: { id: 'x.about', message: 'Trenler ve kapı.' },
  states: { 'barrier.raising': { id: 'x.raising', message: 'Kapı kalkıyor' } },
  events: { OPEN: { id: 'x.OPEN', message: 'Aç' } },
  actors: { motor: { id: 'x.motor', message: 'Motor' } },
  delays: { settling: { id: 'x.settling', message: '2 saniye' } },
}

const english: Readonly<Record<string, string>> = {
  'x.raising': 'Barrier rises',
  'x.OPEN': 'Open',
  'x.motor': 'Motor',
  'x.settling': '2 seconds',
  'crossing.too_many': 'At most {max} trains.',
}

export const sentences = sentencesOf((id) => english[id] ?? `(${id})`)

/** The level crossing of the path tests, told with a few words. */
export const crossing = toChart({ machine: crossingMachine, words }, sentences)

import type { Maker } from './sample.ts'

/** What the content of the shop is asked. */
export const contentSamples: Readonly<Record<string, Maker>> = {
  'GET /v1/panel/labels/variants': async () => ({ path: '/v1/panel/labels/variants?search=elbise' }),
}

import { fromPromise } from 'xstate'
import { type LabelsQuery, type LabelsToPrint, mostLabelled, type Queued } from '#api/contract/content/label-print.ts'
import { labelOperations } from '#api/operations/content/labels.ts'
import { labelsIn, wholeIn } from '#api/rules/content/label-print.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { shopTimeZone } from '#locales/shop-time.ts'
import type { Shape } from '#machines/content/label/draw.ts'
import { type Dots, dotsOf, zplOf } from '#machines/content/label/zpl.ts'
import {
  chosenTheme,
  type LabelPrintContext,
  labelPrintMachine,
} from '#machines/content/label-print/label-print.machine.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { fromOperation } from '#screens/platform/wiring/from-operation.ts'
import { handOver } from '#screens/platform/wiring/hand-over.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** Printing labels, with its calls, the browser's windows and its downloads. */
export const labelPrint = labelPrintMachine.provide({
  actors: {
    open: fromOperation(labelOperations.print, (query: LabelsQuery) => ({ query })),
    openWindow: fromPromise<boolean, LabelPrintContext>(async ({ input }) =>
      Boolean(window.open(printAddress(input), '_blank')),
    ),
    writeFile: fromPromise<unknown, LabelPrintContext>(async ({ input }) => {
      const zpl = await zplIn(input)
      handOver(new Blob([zpl], { type: 'text/plain;charset=utf-8' }), `${chosenTheme(input)?.name ?? 'etiket'}.zpl`)
    }),
    leaveQueue: fromPromise<unknown, readonly Queued[]>(({ input }) =>
      call(labelOperations.printed, { body: { queued: input.slice(0, mostLabelled) }, key: newRequestKey() }),
    ),
  },
})

/** What the window of printed labels draws. */
export const printedLabels = loaded(
  fromPromise<LabelsToPrint, LoadedInput<LabelsQuery>>(({ input: { query } }) =>
    call(labelOperations.print, { query }),
  ),
)

/** The window that draws what was chosen: `/barcode/generator/print?theme=3&variants=5,7&counts=2,1&start=4`. */
export function printAddress({ rows, theme, start }: Pick<LabelPrintContext, 'rows' | 'theme' | 'start'>): string {
  const printed = rows.filter(({ count }) => (wholeIn(count) ?? 0) > 0)
  const list = (values: readonly (string | number)[]) => values.join(',')
  const ids = list(printed.map(({ variant }) => variant.id))
  return `/barcode/generator/print?theme=${theme}&variants=${ids}&counts=${list(printed.map(({ count }) => Number(count)))}&start=${Number(start)}`
}

async function zplIn(context: LabelPrintContext): Promise<string> {
  const { found, rows, language } = context
  const theme = chosenTheme(context)
  if (!found || !theme) return ''
  const writing = formats(language, shopTimeZone())
  const dots = await logoIn(theme.components, theme.dpi, found.shop.logo_url)
  return rows
    .filter(({ count }) => labelsIn([count]) > 0)
    .map(({ variant, count }) => zplOf(theme, { variant, shop: found.shop, writing }, Number(count), dots))
    .join('\n')
}

type Image = Extract<Shape, { is: 'image' }>

/** The dots of the logo at each size that the label has it in. */
async function logoIn(
  parts: LabelsToPrint['themes'][number]['components'],
  dpi: number,
  href: string | null,
): Promise<(image: Image) => Dots | null> {
  const logos = parts.filter(({ kind }) => kind === 'logo')
  if (!href || logos.length === 0) return () => null
  const picture = new Image()
  picture.src = href
  await picture.decode()
  const drawn = logos.map(({ width, height }) => ({ width, height, dots: drawnAt(picture, width * dpi, height * dpi) }))
  return ({ width, height }) => drawn.find((one) => one.width === width && one.height === height)?.dots ?? null
}

/** The picture in the middle of so many dots, whole. */
function drawnAt(picture: HTMLImageElement, across: number, down: number): Dots | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(across))
  canvas.height = Math.max(1, Math.round(down))
  const paper = canvas.getContext('2d')
  if (!paper) return null
  const scale = Math.min(canvas.width / picture.naturalWidth, canvas.height / picture.naturalHeight)
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
  paper.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  return dotsOf(paper.getImageData(0, 0, canvas.width, canvas.height))
}

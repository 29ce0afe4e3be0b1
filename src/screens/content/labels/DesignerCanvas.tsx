import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react'
import type { Actor } from 'xstate'
import type { LabelPart } from '#api/contract/content/labels.ts'
import { partSays } from '#api/resources/content/label-themes.ts'
import { measured } from '#api/rules/content/label-themes.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { type Filled, shapesOf } from '#machines/content/label/draw.ts'
import type { labelDesignerMachine } from '#machines/content/label-designer/label-designer.machine.ts'
import { isUnder } from '#machines/platform/record-form/record-form.view.ts'
import { useFormats } from '#screens/platform/formats.ts'
import styles from './designer.module.css'
import { LabelSvg } from './LabelSvg.tsx'

interface DesignerCanvasProps {
  actor: Actor<typeof labelDesignerMachine>
  path: string
  filled: Filled
  refusals: readonly Refusal[]
  open: boolean
  /** Without both of its sides there is no label to see: it says so. */
  sized: boolean
}

/** The label with its parts, each a control that is dragged, and moved by arrow keys: 25 dots, or one with Alt; with Shift they resize. */
export function DesignerCanvas({ actor, path, filled, refusals, open, sized }: DesignerCanvasProps) {
  const { i18n } = useLingui()
  const format = useFormats()
  const canvas = useRef<HTMLDivElement>(null)
  const { parts, frame, selected } = useSelector(actor, ({ context }) => context)
  const placed = useMemo(() => parts.map(measured), [parts])
  const shapes = useMemo(() => shapesOf({ components: placed, dpi: frame.dpi }, filled), [placed, frame.dpi, filled])
  const chosen = selected === null ? undefined : placed[selected]
  const number = (value: number) => format.decimal(String(value), { least: 0 })
  if (!sized) return <p className={styles.hint}>{i18n._(words.unsized)}</p>
  const place = ({ x, y, width, height }: LabelPart) =>
    i18n._({ ...words.place, values: { x: number(x), y: number(y), width: number(width), height: number(height) } })
  return (
    <>
      <div
        ref={canvas}
        className={styles.canvas}
        style={{ aspectRatio: `${frame.width_mm} / ${frame.height_mm}`, maxWidth: `${frame.width_mm * scale}px` }}
      >
        <LabelSvg theme={frame} shapes={shapes} name={i18n._(words.preview)} />
        {placed.map((part, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place among the parts
            key={at}
            type="button"
            className={styles.part}
            data-wrong={refusals.some((refusal) => isUnder(`${path}.${at}`, refusal)) || undefined}
            aria-pressed={selected === at}
            aria-label={i18n._({ ...words.part, values: { at: at + 1, kind: i18n._(partSays[part.kind]) } })}
            aria-describedby={`${path}-keys`}
            style={{
              left: share(part.x, frame.width_mm),
              top: share(part.y, frame.height_mm),
              width: share(part.width, frame.width_mm),
              height: share(part.height, frame.height_mm),
            }}
            onFocus={() => actor.send({ type: 'SELECT', at })}
            onClick={() => actor.send({ type: 'SELECT', at })}
            {...(open ? { onKeyDown: (event) => byKey(actor, event), ...dragging(actor, at, 'move', canvas) } : {})}
          >
            {open && selected === at && (
              <span className={styles.corner} {...dragging(actor, at, 'resize', canvas)} aria-hidden="true" />
            )}
          </button>
        ))}
      </div>
      <p id={`${path}-keys`} className={styles.hint}>
        {i18n._(words.keys)}
      </p>
      <p className={styles.place} role="status">
        {chosen ? place(chosen) : i18n._(words.none)}
      </p>
    </>
  )
}

/** As many pixels to a millimetre as a screen has room for. */
const scale = 9

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`
}

const ways: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function byKey(actor: DesignerCanvasProps['actor'], event: KeyboardEvent) {
  const way = ways[event.key]
  if (way) {
    event.preventDefault()
    const [dx, dy] = way
    actor.send({ type: event.shiftKey ? 'GROW' : 'NUDGE', dx, dy, fine: event.altKey })
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault()
    actor.send({ type: 'DELETE' })
  } else if (event.key === 'Escape') {
    actor.send(actor.getSnapshot().matches('dragging') ? { type: 'CANCEL' } : { type: 'SELECT', at: null })
  }
}

/** A part follows the pointer that took it, mouse or finger, wherever that goes; with Alt it meets no edges. */
function dragging(
  actor: DesignerCanvasProps['actor'],
  at: number,
  how: 'move' | 'resize',
  canvas: { readonly current: HTMLDivElement | null },
) {
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.stopPropagation()
      const { currentTarget: held, clientX, clientY } = event
      held.setPointerCapture(event.pointerId)
      actor.send({ type: 'GRAB', at, how })
      const onMove = ({ clientX: x, clientY: y, altKey }: globalThis.PointerEvent) => {
        const { width_mm } = actor.getSnapshot().context.frame
        const perMillimetre = (canvas.current?.clientWidth ?? 0) / width_mm || 1
        actor.send({ type: 'DRAG', dx: (x - clientX) / perMillimetre, dy: (y - clientY) / perMillimetre, free: altKey })
      }
      const end = new AbortController()
      const letGo = (type: 'DROP' | 'CANCEL') => () => {
        end.abort()
        actor.send({ type })
      }
      held.addEventListener('pointermove', onMove, { signal: end.signal })
      held.addEventListener('pointerup', letGo('DROP'), { signal: end.signal })
      held.addEventListener('pointercancel', letGo('CANCEL'), { signal: end.signal })
    },
  }
}

const words = {
  preview: /*i18n*/ { id: 'label_designer.label', message: 'Etiketin önizlemesi' },
  part: /*i18n*/ { id: 'label_designer.part', message: '{at}. bileşen: {kind}' },
  keys: /*i18n*/ {
    id: 'label_designer.keys',
    message:
      'Ok tuşları seçili bileşeni 25 nokta taşır, Alt ile 1 nokta; Shift ile boyutlandırır. Sürüklerken kenarlar birbirine oturur, Alt ile oturmaz.',
  },
  place: /*i18n*/ {
    id: 'label_designer.place',
    message: 'Soldan {x} mm, üstten {y} mm; {width} × {height} mm',
  },
  unsized: /*i18n*/ {
    id: 'label_designer.no_size',
    message: 'Etiketi burada görmek için genişliğini ve yüksekliğini girin.',
  },
  none: /*i18n*/ { id: 'label_designer.none_chosen', message: 'Seçili bileşen yok.' },
}

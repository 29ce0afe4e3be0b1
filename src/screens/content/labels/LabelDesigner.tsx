import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { type KeyboardEvent, useEffect, useMemo } from 'react'
import type { LabelPart } from '#api/contract/content/labels.ts'
import type { RowsField } from '#api/resources/platform/field.types.ts'
import { themeOf } from '#api/rules/content/label-themes.ts'
import { labelDesignerMachine } from '#machines/content/label-designer/label-designer.machine.ts'
import { type ControlProps, useFormParts } from '#screens/platform/records/controls/control.ts'
import { DesignerBar } from './DesignerBar.tsx'
import { DesignerCanvas } from './DesignerCanvas.tsx'
import styles from './designer.module.css'
import { PartFields } from './PartFields.tsx'
import { PartRefusals } from './PartRefusals.tsx'
import { PreviewProduct } from './PreviewProduct.tsx'
import { usePreview } from './use-preview.ts'

/** The parts of a label on the label itself: placed by mouse, finger or key, with the product that they are tried with. */
export default function LabelDesigner({ field, value, onChange, path, refusals, locked }: ControlProps<RowsField>) {
  const { i18n } = useLingui()
  const { form } = useFormParts()
  const size = useSelector(form, ({ context: { draft } }) => `${draft.width_mm} ${draft.height_mm} ${draft.dpi}`)
  const parts = value as unknown as readonly LabelPart[]
  const frame = useMemo(() => frameIn(size), [size])
  const sized = useMemo(() => isSize(size), [size])
  const actor = useActorRef(labelDesignerMachine, { input: { frame, parts } })
  useEffect(() => {
    const known = actor.getSnapshot().context
    if (known.parts !== parts || known.frame !== frame) actor.send({ type: 'SHOW', frame, parts })
  }, [actor, frame, parts])
  useEffect(() => {
    const heard = actor.on('changed', (event) => onChange(event.parts as unknown as RowsField['initial']))
    return () => heard.unsubscribe()
  }, [actor, onChange])
  const preview = usePreview()
  const open = locked.length === 0
  return (
    <fieldset className={styles.designer} onKeyDown={(event) => open && takeBack(actor.send, event)}>
      <legend className={styles.legend}>{i18n._(field.label)}</legend>
      {open && <DesignerBar actor={actor} />}
      <DesignerCanvas actor={actor} path={path} filled={preview.filled} refusals={refusals} open={open} sized={sized} />
      <PartRefusals actor={actor} field={field} path={path} refusals={refusals} />
      <PreviewProduct preview={preview} />
      <PartFields actor={actor} field={field} path={path} refusals={refusals} locked={locked} />
    </fieldset>
  )
}

/** Whether both sides of the label are known. */
function isSize(size: string): boolean {
  const [width_mm, height_mm] = size.split(' ')
  const theme = themeOf({ width_mm, height_mm })
  return theme.width_mm > 0 && theme.height_mm > 0
}

/** The label while its size is typed: what is no size yet is as small as a dot. */
function frameIn(size: string) {
  const [width_mm, height_mm, dpi] = size.split(' ')
  const theme = themeOf({ width_mm, height_mm, dpi })
  return {
    width_mm: Math.max(1, theme.width_mm),
    height_mm: Math.max(1, theme.height_mm),
    dpi: Math.max(1, theme.dpi),
  }
}

/** Ctrl Z and Ctrl Y, but for texts that are typed: those have steps of their own. */
function takeBack(send: (event: { type: 'UNDO' | 'REDO' }) => void, event: KeyboardEvent) {
  const key = event.key.toLowerCase()
  const wanted = (event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')
  if (!wanted || (event.target as HTMLElement).matches('input, select')) return
  event.preventDefault()
  send({ type: key === 'y' || event.shiftKey ? 'REDO' : 'UNDO' })
}

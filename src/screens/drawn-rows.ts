import { type ComponentType, lazy } from 'react'
import type { RowsField } from '#api/resources/platform/field.types.ts'
import type { ControlProps } from '#screens/platform/records/controls/control.ts'

/** The controls of rows that are drawn and not typed, loaded when a form has such. */
export const drawnRows: Readonly<Record<NonNullable<RowsField['drawn']>, ComponentType<ControlProps<RowsField>>>> = {
  menu: lazy(() => import('./content/menus/MenuEditor.tsx')),
  label: lazy(() => import('./content/labels/LabelDesigner.tsx')),
}

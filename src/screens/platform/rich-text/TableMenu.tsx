import { useLingui } from '@lingui/react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useState } from 'react'
import type { Says } from '#api/rules/platform/rule.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TableIcon } from '#ui/icons.ts'
import { Popover } from '#ui/Popover.tsx'
import styles from './RichText.module.css'

interface TableAct {
  readonly says: Says
  readonly act: (chain: ChainedCommands) => ChainedCommands
  /** The caret has nowhere to go back to. */
  readonly ends?: true
}

const acts: readonly TableAct[] = [
  { says: /*i18n*/ { id: 'editor.row_before', message: 'Üste satır ekle' }, act: (chain) => chain.addRowBefore() },
  { says: /*i18n*/ { id: 'editor.row_after', message: 'Alta satır ekle' }, act: (chain) => chain.addRowAfter() },
  {
    says: /*i18n*/ { id: 'editor.column_before', message: 'Sola sütun ekle' },
    act: (chain) => chain.addColumnBefore(),
  },
  { says: /*i18n*/ { id: 'editor.column_after', message: 'Sağa sütun ekle' }, act: (chain) => chain.addColumnAfter() },
  { says: /*i18n*/ { id: 'editor.header_row', message: 'Başlık satırı' }, act: (chain) => chain.toggleHeaderRow() },
  { says: /*i18n*/ { id: 'editor.remove_row', message: 'Satırı sil' }, act: (chain) => chain.deleteRow() },
  { says: /*i18n*/ { id: 'editor.remove_column', message: 'Sütunu sil' }, act: (chain) => chain.deleteColumn() },
  {
    says: /*i18n*/ { id: 'editor.remove_table', message: 'Tabloyu sil' },
    act: (chain) => chain.deleteTable(),
    ends: true,
  },
]

/** Puts a table at the caret; in a table, what can be done to it. */
export function TableMenu({ editor }: { editor: Editor }) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const inside = editor.isActive('table')
  if (!inside)
    return (
      <IconButton
        size="compact"
        icon={TableIcon}
        label={i18n._(/*i18n*/ { id: 'editor.add_table', message: 'Tablo ekle' })}
        onPress={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
      />
    )
  const label = i18n._(/*i18n*/ { id: 'editor.table', message: 'Tablo' })
  return (
    <Popover
      label={label}
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton size="compact" icon={TableIcon} label={label} aria-pressed="true" />}
    >
      <div className={styles.tableActs}>
        {acts.map(({ says, act, ends }) => (
          <Button
            key={says.id}
            size="compact"
            variant="ghost"
            onPress={() => {
              act(editor.chain()).run()
              if (ends || !editor.isActive('table')) {
                setOpen(false)
                editor.commands.focus()
              }
            }}
          >
            {i18n._(says)}
          </Button>
        ))}
      </div>
    </Popover>
  )
}

import type { Paper } from '#machines/platform/chapter/chapter.types.ts'
import { DropdownMenu } from '#ui/DropdownMenu.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { useBookWords } from './use-book-words.ts'

const sheets: readonly { readonly id: Paper; readonly label: string }[] = [
  { id: 'a4', label: 'A4' },
  { id: 'a3', label: 'A3' },
]

/** A picture on paper, on as many sheets as it needs. */
export function PrintMenu({ onChoose }: { onChoose: (paper: Paper) => void }) {
  const { say } = useBookWords()
  const items = sheets.map(({ id, label }) => ({ id, label, onSelect: () => onChoose(id) }))
  return <DropdownMenu trigger={<IconButton icon={PrintIcon} label={say('print')} />} groups={[{ items }]} />
}

import { type ChapterFile, type ChapterFormat, chapterFormats } from '#machines/platform/chapter/chapter.types.ts'
import { DropdownMenu } from '#ui/DropdownMenu.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { DownloadIcon } from '#ui/icons.ts'
import { useBookWords } from './use-book-words.ts'

interface DownloadMenuProps {
  busy: boolean
  onChoose: (file: ChapterFile) => void
}

/** The names of the forms are the same in every language. */
const labels: Readonly<Record<ChapterFormat, string>> = {
  svg: 'SVG',
  png: 'PNG',
  mermaid: 'Mermaid',
  scxml: 'SCXML',
  stately: 'Stately',
  json: 'JSON',
}

/** A machine to take away: its picture in the reader's language, and the forms that other tools read. */
export function DownloadMenu({ busy, onChoose }: DownloadMenuProps) {
  const { say, language } = useBookWords()
  const items = chapterFormats.map((format) => ({
    id: format,
    label: labels[format],
    onSelect: () => onChoose({ format, language }),
  }))
  return (
    <DropdownMenu
      trigger={<IconButton icon={DownloadIcon} label={say('download')} busy={busy} />}
      groups={[{ items }]}
    />
  )
}

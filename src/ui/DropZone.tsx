import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import styles from './DropZone.module.css'
import { useFieldControl } from './field-context.ts'
import { UploadIcon } from './icons.ts'
import { useLocked } from './locked.ts'

interface DropZoneProps {
  onFiles: (files: readonly File[]) => void
  /** The button that opens the picker ("Dosya seç"). */
  pick: string
  /** What may be dropped here, and how large it may be. */
  hint?: ReactNode
  /** As in `<input accept>`; what is dropped is told as it is, the rules judge it. */
  accept?: string
  multiple?: boolean
  /** Pasting anywhere on the page counts, not only into the zone. */
  pasteAnywhere?: boolean
  className?: string
}

/** A place to drop files, with a picker for hands that do not drag, and for pasting. A file dropped beside it never leaves the page. */
export function DropZone(props: DropZoneProps) {
  return useLocked().length > 0 ? null : <OpenDropZone {...props} />
}

function OpenDropZone({ onFiles, pick, hint, accept, multiple = true, pasteAnywhere, className }: DropZoneProps) {
  const field: { id?: string } = useFieldControl()
  const ownId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
    return files.length > 0
  }
  useWholePage(take, pasteAnywhere ?? false)

  const onDragOver = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (take(event.clipboardData.files)) event.preventDefault()
  }
  const onDragLeave = (event: DragEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the pointer alone; the button inside does the same for keys
    <div
      className={classes(styles.zone, over && styles.over, className)}
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <Button id={field.id ?? ownId} icon={UploadIcon} onPress={() => picker.current?.click()}>
        {pick}
      </Button>
      {hint && <p className={styles.hint}>{hint}</p>}
      <input
        ref={picker}
        type="file"
        hidden
        {...(accept ? { accept } : {})}
        multiple={multiple}
        onChange={(event) => {
          take(event.currentTarget.files)
          // So that the same file can be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

/** While a zone is on the page: a file dropped beside it does not leave the page, and files pasted anywhere may count. */
function useWholePage(take: (files: FileList | null | undefined) => boolean, pasted: boolean) {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const hold = (event: globalThis.DragEvent) => carriesFiles(event.dataTransfer) && event.preventDefault()
    const paste = (event: globalThis.ClipboardEvent) => {
      if (!event.defaultPrevented && latest.current(event.clipboardData?.files)) event.preventDefault()
    }
    window.addEventListener('dragover', hold)
    window.addEventListener('drop', hold)
    if (pasted) document.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('dragover', hold)
      window.removeEventListener('drop', hold)
      document.removeEventListener('paste', paste)
    }
  }, [pasted])
}

function carriesFiles(data: DataTransfer | null): boolean {
  return [...(data?.types ?? [])].includes('Files')
}

import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useWords } from '#ui/Kit.tsx'
import styles from './preview.module.css'
import RichTextView from './RichTextView.tsx'
import { type PreviewWidth, WidthChoice } from './WidthChoice.tsx'

interface PreviewDialogProps {
  title: string
  /** As it stands in the form. */
  html: string
  onClose: () => void
}

/** A page as it will look on a phone, a tablet and a wide screen. */
export default function PreviewDialog({ title, html, onClose }: PreviewDialogProps) {
  const { i18n } = useLingui()
  const words = useWords()
  const [width, setWidth] = useState<PreviewWidth>('phone')
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={i18n._(/*i18n*/ { id: 'content.preview_title', message: 'Önizleme' })}
      footer={<Button onPress={onClose}>{words.close}</Button>}
    >
      <WidthChoice value={width} onChange={setWidth} />
      <div className={styles.paper} data-width={width}>
        <article className={styles.article}>
          <h3 className={styles.title}>{title}</h3>
          <RichTextView html={html} />
        </article>
      </div>
    </Dialog>
  )
}

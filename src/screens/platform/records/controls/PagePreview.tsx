import { useLingui } from '@lingui/react'
import { lazy, Suspense, useState } from 'react'
import type { TranslationRow, TranslationsField } from '#api/resources/platform/field.types.ts'
import { Button } from '#ui/Button.tsx'
import { PreviewIcon } from '#ui/icons.ts'

const PreviewDialog = lazy(() => import('#screens/platform/rich-text/PreviewDialog.tsx'))

interface PagePreviewProps {
  row: TranslationRow
  texts: TranslationsField['texts']
}

/** Opens these texts as visitors will see them, whether they are saved or not. */
export function PagePreview({ row, texts }: PagePreviewProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const text = Object.keys(texts).find((key) => texts[key]?.kind === 'richText') ?? ''
  const naming = Object.keys(texts)[0] ?? ''
  return (
    <div>
      <Button icon={PreviewIcon} onPress={() => setOpen(true)}>
        {i18n._(/*i18n*/ { id: 'content.preview', message: 'Önizle' })}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PreviewDialog
            title={String(row[naming] ?? '')}
            html={String(row[text] ?? '')}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

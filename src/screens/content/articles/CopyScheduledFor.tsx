import { useLingui } from '@lingui/react'
import { useFormats } from '#screens/platform/formats.ts'

/** When a copy takes the place of what visitors see by itself, as a sentence. */
export function CopyScheduledFor({ at }: { at: string }) {
  const { i18n } = useLingui()
  const format = useFormats()
  return i18n._(
    /*i18n*/ {
      id: 'content.copy_comes',
      message: 'Kopya {at} tarihinde kendiliğinden yayınlanacak.',
      values: { at: format.moment(at) },
    },
  )
}

import { useLingui } from '@lingui/react'
import type { PhoneLetters } from '#api/contract/platform/phone-templates.ts'
import { phoneLength } from '#api/rules/platform/gsm.ts'

/** How long a message is as it is billed, and which characters make it long. */
export function PhoneLengthNote({ text, letters }: { text: string; letters: PhoneLetters }) {
  const { i18n } = useLingui()
  const { parts, units, holds, encoding, outside } = phoneLength(text, letters)
  const count = i18n._(
    /*i18n*/ {
      id: 'phone_templates.length',
      message: '{parts, plural, other {# SMS}} · {units} / {holds} karakter',
      values: { parts, units, holds },
    },
  )
  const wide =
    encoding === 'ucs2' &&
    i18n._(
      /*i18n*/ {
        id: 'phone_templates.wide',
        message: '{letters} yüzünden bir SMS’e 160 yerine 70 karakter sığar.',
        values: { letters: outside.slice(0, 8).join(' ') },
      },
    )
  return <>{[count, wide].filter(Boolean).join('. ')}</>
}

import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type ElementType, type ReactNode, useMemo } from 'react'
import { Kit, type UiWords } from '#ui/Kit.tsx'

interface WordedProps {
  words: (i18n: I18n) => UiWords
  anchor: ElementType
  children: ReactNode
}

/** The kit, with its words in the language that is spoken, and the links of this side of the gate. */
export function UiTextProvider({ words: wordsIn, anchor, children }: WordedProps) {
  const { i18n } = useLingui()
  // `i18n` stays the same object when the language changes.
  const words = useMemo(() => wordsIn(i18n), [wordsIn, i18n, i18n.locale, i18n.messages])
  return (
    <Kit words={words} anchor={anchor}>
      {children}
    </Kit>
  )
}

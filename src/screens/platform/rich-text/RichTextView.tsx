import { useLayoutEffect, useRef } from 'react'
import { cleanFragment } from './clean.ts'
import styles from './RichText.module.css'

/** A stored text as visitors see it. */
export default function RichTextView({ html, lang }: { html: string; lang?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    function draw() {
      place.current?.replaceChildren(cleanFragment(html))
    },
    [html],
  )
  return <div ref={place} className={styles.shown} lang={lang} />
}

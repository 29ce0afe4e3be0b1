import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { languageNames, panelLanguages } from '#api/contract/platform/languages.ts'
import { Logo } from '#screens/platform/frame/Logo.tsx'
import { speakAs } from '#screens/platform/frame/spoken.ts'
import { product } from '#screens/platform/frame/use-title.ts'
import styles from './AuthPage.module.css'

interface AuthPageProps {
  title: string
  children: ReactNode
}

/** The page before the gate: one column, the mark above it, the languages under it. */
export function AuthPage({ title, children }: AuthPageProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles.page}>
      <main className={styles.column}>
        <div className={styles.brand}>
          <Logo size={28} />
          <span>{product}</span>
        </div>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
      <nav className={styles.languages} aria-label={i18n._(/*i18n*/ { id: 'frame.language', message: 'Dil' })}>
        {panelLanguages.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            className={styles.language}
            aria-pressed={code === i18n.locale}
            onClick={() => speakAs({ code, id: null, row: null })}
          >
            {languageNames[code]}
          </button>
        ))}
      </nav>
    </div>
  )
}

import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { go, open, place } from '#screens/platform/frame/place.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { ArrowLeftIcon, HomeIcon } from '#ui/icons.ts'
import styles from './StatusPage.module.css'

interface StatusPageProps {
  /** The number of what happened: 403, 404. */
  code: string
  title: string
  /** Where the home link leads: a page that this person may open. */
  home: string
  children?: ReactNode
}

/** A page that goes no further, with the two ways out of it. */
export function StatusPage({ code, title, home, children }: StatusPageProps) {
  const { i18n } = useLingui()
  // Back stays in the panel; without a page before this one it leads home, so that it never comes back here (rule R5).
  const back = () => (place.hasBack() ? go(-1) : open(home))
  return (
    <div className={styles.doorway}>
      <p className={styles.code}>{code}</p>
      <h1 className={styles.title}>{title}</h1>
      {children && <p className={styles.text}>{children}</p>}
      <div className={styles.ways}>
        <Button icon={ArrowLeftIcon} onPress={back}>
          {i18n._(/*i18n*/ { id: 'doorway.back', message: 'Geri dön' })}
        </Button>
        <ButtonLink icon={HomeIcon} variant="primary" href={home}>
          {i18n._(/*i18n*/ { id: 'doorway.home', message: 'Başlangıç sayfası' })}
        </ButtonLink>
      </div>
    </div>
  )
}

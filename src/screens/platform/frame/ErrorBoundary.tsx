import { useLingui } from '@lingui/react'
import { Component, type ReactNode, useEffect } from 'react'
import { ErrorState } from '#ui/ErrorState.tsx'
import { ChunkFailed, reloadOnce } from './chunk.ts'
import styles from './Screen.module.css'

interface CaughtProps {
  /** Draws what is inside anew; without it, the page is loaded again. */
  onRetry?: () => void
  children: ReactNode
}

/** Keeps a broken screen from taking the rest with it, and a missing part of the panel from being a riddle (rule R198). */
export class ErrorBoundary extends Component<CaughtProps, { thrown: unknown; failed: boolean }> {
  override state = { thrown: null, failed: false }

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown, failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Broken thrown={this.state.thrown} onRetry={this.props.onRetry ?? reload} />
  }
}

function Broken({ thrown, onRetry }: { thrown: unknown; onRetry: () => void }) {
  const { i18n } = useLingui()
  const missing = thrown instanceof ChunkFailed
  useEffect(() => {
    if (missing) reloadOnce()
  }, [missing])
  return (
    <div className={styles.waiting}>
      {missing ? (
        <ErrorState
          title={i18n._(/*i18n*/ { id: 'app.chunk_failed', message: 'Sayfa yüklenemedi. Yenileyin.' })}
          onRetry={reload}
        />
      ) : (
        <ErrorState
          title={i18n._(/*i18n*/ { id: 'app.screen_broken', message: 'Bu sayfa gösterilemedi.' })}
          onRetry={onRetry}
        />
      )}
    </div>
  )
}

function reload(): void {
  location.reload()
}

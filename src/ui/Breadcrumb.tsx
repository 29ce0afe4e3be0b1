import styles from './Breadcrumb.module.css'
import { ChevronRightIcon } from './icons.ts'
import { useWords } from './Kit.tsx'
import { Link } from './Link.tsx'

interface BreadcrumbProps {
  /** From the outermost place inwards; the page itself is its title, not a crumb. */
  trail: readonly { readonly label: string; readonly href?: string }[]
}

/** Where this page lies. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  const words = useWords()
  return (
    <nav aria-label={words.breadcrumb} data-print="hidden">
      <ol className={styles.trail}>
        {trail.map((crumb) => (
          <li key={crumb.label} className={styles.crumb}>
            {crumb.href ? (
              <Link href={crumb.href} tone="quiet">
                {crumb.label}
              </Link>
            ) : (
              <span>{crumb.label}</span>
            )}
            <ChevronRightIcon aria-hidden />
          </li>
        ))}
      </ol>
    </nav>
  )
}

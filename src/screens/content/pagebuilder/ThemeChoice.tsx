import { useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import type { PageDesign } from '#api/contract/content/page-builder.ts'
import { Badge } from '#ui/Badge.tsx'
import { Field } from '#ui/Field.tsx'
import { Link } from '#ui/Link.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './pagebuilder.module.css'

/** Which theme is built: visitors see the active one. */
export function ThemeChoice({ design: { theme, themes } }: { design: PageDesign }) {
  const { i18n } = useLingui()
  const [, go] = useLocation()
  return (
    <div className={styles.theme}>
      <Field name="theme_id" label={i18n._(words.theme)}>
        <Select
          value={String(theme.id)}
          onChange={(id) => go(`/pagebuilder?theme_id=${id}`)}
          options={themes.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </Field>
      <Badge tone={theme.status === 1 ? 'grass' : 'slate'}>
        {i18n._(theme.status === 1 ? words.active : words.passive)}
      </Badge>
      <Link href="/page-themes">{i18n._(words.all)}</Link>
    </div>
  )
}

const words = {
  theme: /*i18n*/ { id: 'pagebuilder.theme', message: 'Tema' },
  active: /*i18n*/ { id: 'common.active', message: 'Aktif' },
  passive: /*i18n*/ { id: 'common.passive', message: 'Pasif' },
  all: /*i18n*/ { id: 'pagebuilder.all_themes', message: 'Temaları düzenle' },
}

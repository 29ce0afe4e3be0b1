import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { urlOf } from '#api/contract/platform/files.ts'
import { isColour } from '#api/rules/platform/values.ts'
import { contrastOf } from '#api/rules/settings/contrast.ts'
import { useFormats } from '#screens/platform/formats.ts'
import type { LookProps } from '#screens/platform/sections/SectionForm.tsx'
import { useSessionShop } from '#screens/platform/session/use-session.ts'
import styles from './theme-look.module.css'

/** What stands in for a colour of the storefront's own. */
const examples = { background: '#ffffff', text: '#1c2024', button: '#5b5bd6', button_text: '#ffffff' }
type Colours = typeof examples

/** How the storefront would look in the colours that are typed, and how well it could be read. */
export function ThemeLook({ actor }: LookProps) {
  const { i18n } = useLingui()
  const draft = useSelector(actor, ({ context }) => context.draft)
  const { name = '', logo = '' } = useSessionShop() ?? {}
  const { background, text, button, button_text } = coloursOf(draft)
  const formats = useFormats()
  const contrast = (one: string, other: string) => formats.decimal(contrastOf(one, other).toFixed(1))
  return (
    <figure className={styles.look}>
      {/* A picture of the storefront: what it tells is told below in words. */}
      <div aria-hidden="true" className={styles.page} style={{ background, color: text }}>
        {logo === '' ? (
          <strong className={styles.shop}>{name}</strong>
        ) : (
          <img className={styles.logo} src={urlOf(logo)} alt="" />
        )}
        <span className={styles.picture} style={{ borderColor: text }} />
        <span>{i18n._(/*i18n*/ { id: 'settings.look_product', message: 'Örnek ürün' })}</span>
        <span>{formats.money('499.90', 'TRY')}</span>
        <span className={styles.button} style={{ background: button, color: button_text }}>
          {i18n._(/*i18n*/ { id: 'settings.look_button', message: 'Sepete ekle' })}
        </span>
      </div>
      <figcaption className={styles.caption}>
        {i18n._(
          /*i18n*/ {
            id: 'settings.look_contrast',
            message: 'Karşıtlık: yazı {text}, düğme yazısı {button}; en az 4,5 olmalı. Boş renkler örnektir.',
            values: { text: contrast(text, background), button: contrast(button_text, button) },
          },
        )}
      </figcaption>
    </figure>
  )
}

function coloursOf(draft: Readonly<Record<string, unknown>>): Colours {
  const entries = Object.entries(examples).map(([key, example]) => {
    const typed = String(draft[key] ?? '').trim()
    return [key, isColour(typed) ? typed : example]
  })
  return Object.fromEntries(entries)
}

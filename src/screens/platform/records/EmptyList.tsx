import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Actor } from 'xstate'
import { addPath, type Resource } from '#api/resources/platform/resource.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { freshList } from '#screens/platform/wiring/shop-preferences.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PlusIcon } from '#ui/icons.ts'

interface EmptyListProps {
  actor: Actor<typeof recordListMachine>
  resource: Resource
  mayAdd: boolean
  /** The first step where nobody adds by hand. */
  begin?: ReactNode
}

/** Nothing is there: either nothing at all, or nothing that fits what was asked. Both offer the next step. */
export function EmptyList({ actor, resource, mayAdd, begin }: EmptyListProps) {
  const { i18n } = useLingui()
  const narrowed = useSelector(actor, ({ context: { query } }) => {
    return query.search !== '' || Object.keys(query.filters).length > 0
  })
  // An abbreviation stays one: “SMS bağlantısı”.
  const lower = (text: string) =>
    text.replace(/\S+/g, (word) => (/\p{Lu}{2}/u.test(word) ? word : word.toLocaleLowerCase(i18n.locale)))
  const [one, title] = [i18n._(resource.one), i18n._(resource.title)]
  if (narrowed) {
    const { resource: list, query: current } = actor.getSnapshot().context
    const query = { ...freshList(list), filters: {}, ...(current.view === undefined ? {} : { view: 0 }) }
    return (
      <EmptyState
        title={i18n._(/*i18n*/ { id: 'records.none_found', message: 'Aramanıza uyan kayıt yok.' })}
        action={
          <Button onPress={() => actor.send({ type: 'SHOW', query })}>
            {i18n._(/*i18n*/ { id: 'records.show_all', message: 'Tümünü göster' })}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      title={i18n._(
        /*i18n*/ {
          id: 'records.none_yet',
          message: 'Henüz {one} yok.',
          values: { one: lower(one), title: lower(title) },
        },
      )}
      action={
        mayAdd ? (
          <ButtonLink variant="primary" icon={PlusIcon} href={addPath(resource)}>
            {i18n._(/*i18n*/ { id: 'records.add_first', message: 'İlk kaydı ekle' })}
          </ButtonLink>
        ) : (
          begin
        )
      }
    />
  )
}

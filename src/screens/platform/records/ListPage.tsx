import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { ListName } from '#api/registry/lists.ts'
import { addPath } from '#api/resources/platform/resource.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import { ImportLink } from '#screens/platform/imports/ImportLink.tsx'
import { TrashLink } from '#screens/platform/trash/TrashLink.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { PlusIcon } from '#ui/icons.ts'
import { ListBody, type ListBodyProps } from './ListBody.tsx'
import { OrderButton } from './OrderButton.tsx'
import type { OpenList } from './use-open-list.ts'

interface ListPageProps extends ListBodyProps {
  /** What may be done beside the title, before the ways to the trash and to the imports. */
  actions?: ReactNode
  /** How one is added, where that is more than the way to its form. */
  adding?: ReactNode
}

/** The page that every list has: its title with how many there are, what may be done, and the list itself. */
export function ListPage({ actions, adding, ...body }: ListPageProps) {
  const { actor, resource, total } = body.list
  return (
    <Page
      wide
      count={total}
      actions={
        <>
          {actions}
          <OrderButton list={body.list} />
          <TrashLink list={resource.name as ListName} onRestored={() => actor.send({ type: 'REFRESH' })} />
          <ImportLink list={resource.name} />
          {adding ?? <AddLink list={body.list} />}
        </>
      }
    >
      <ListBody {...body} />
    </Page>
  )
}

function AddLink({ list: { resource, may } }: { list: OpenList }) {
  const { i18n } = useLingui()
  if (!resource.acts.includes('add') || !may.add) return null
  return (
    <ButtonLink variant="primary" icon={PlusIcon} href={addPath(resource)}>
      {titleOf(i18n, { title: resource.one, adds: true })}
    </ButtonLink>
  )
}

import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useSearch } from 'wouter'
import type { ResourceName } from '#api/registry/resources.ts'
import { addPath, type Resource } from '#api/resources/platform/resource.ts'
import { permits } from '#api/rules/platform/session.ts'
import { BinLink } from '#screens/platform/bin/BinLink.tsx'
import { Page } from '#screens/platform/frame/Page.tsx'
import { titleOf } from '#screens/platform/frame/use-title.ts'
import { ImportLink } from '#screens/platform/imports/ImportLink.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { recordList } from '#screens/platform/wiring/records.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { PlusIcon } from '#ui/icons.ts'
import { queryIn } from './address.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { ListBar } from './ListBar.tsx'
import styles from './list.module.css'
import { addressNow, leftAt } from './list-left.ts'
import { RecordTable } from './RecordTable.tsx'
import { useRecordColumns } from './record-columns.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { useAfterDelete } from './use-after-delete.ts'
import { useListAddress } from './use-list-address.ts'
import { useListLook } from './use-list-look.ts'
import { useResource } from './use-resource.ts'

/** The list of a resource: `/brands`. */
export default function RecordList() {
  return <ListOf resource={useResource()} />
}

function ListOf({ resource }: { resource: Resource }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const query = queryIn(resource, useSearch())
  const { selected } = leftAt(addressNow(resource, query))
  const actor = useActorRef(recordList, { input: { resource: resource.name as ResourceName, holder, query, selected } })
  useListAddress(actor, resource)
  useAfterDelete(actor)
  const look = useListLook(actor, resource, useRecordColumns(actor, resource))
  const total = useSelector(actor, ({ context }) => (context.rows ? context.total : undefined))
  const mayAdd = resource.acts.includes('add') && permits(holder, resource.codes.add)
  return (
    <Page
      wide
      count={total}
      actions={
        <>
          {resource.acts.includes('delete') && (
            <BinLink list={resource.name as ResourceName} onRestored={() => actor.send({ type: 'REFRESH' })} />
          )}
          <ImportLink list={resource.name} />
          {mayAdd && (
            <ButtonLink variant="primary" icon={PlusIcon} href={addPath(resource)}>
              {titleOf(i18n, { title: resource.one, adds: true })}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={styles.list}>
        <ListBar actor={actor} resource={resource} look={look} />
        <RecordTable actor={actor} resource={resource} mayAdd={mayAdd} look={look} />
        <SelectionBar actor={actor} />
        <DeleteDialog actor={actor} resource={resource} />
      </div>
    </Page>
  )
}

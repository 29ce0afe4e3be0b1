import type { ListName } from '#api/registry/lists.ts'
import { ListPage } from './ListPage.tsx'
import { useRecordColumns } from './record-columns.tsx'
import { useOpenList } from './use-open-list.ts'
import { useResource } from './use-resource.ts'

/** The list of a resource: `/brands`. */
export default function RecordList() {
  const list = useOpenList(useResource().name as ListName)
  return <ListPage list={list} columns={useRecordColumns(list.actor, list.resource)} />
}

import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useRecordColumns } from '#screens/platform/records/record-columns.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { NewCount } from './NewCount.tsx'

/** The stock counts: `/stock-movements/counts`. */
export default function CountList() {
  const list = useOpenList('stock-counts')
  const columns = useRecordColumns(list.actor, list.resource)
  return <ListPage list={list} columns={columns} adding={list.may.add && <NewCount />} />
}

import { type ReactNode, useContext, useMemo } from 'react'
import { flowKinds } from '#api/contract/platform/flow.ts'
import { WhyContext } from '#ui/why-context.ts'
import { whyAddress } from './flow-address.ts'

interface WhyOfProps {
  /** The kind of record, as its list calls it, and its id; nothing changes where its ways are not kept. */
  of: string
  id: number
  children: ReactNode
}

/** The buttons inside are those of a record: what refuses them leads to why it does not go further. */
export function WhyOf({ of, id, children }: WhyOfProps) {
  const outer = useContext(WhyContext)
  const kind = flowKinds.find((one) => one === of)
  const why = useMemo(() => (outer && kind ? { ...outer, record: whyAddress(kind, id) } : outer), [outer, kind, id])
  return <WhyContext value={why}>{children}</WhyContext>
}

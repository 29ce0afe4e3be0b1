import { useLingui } from '@lingui/react'
import { pathOfUses, type Resource } from '#api/resources/platform/resource.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { Link } from '#ui/Link.tsx'

interface UsedByLinkProps {
  resource: Resource
  id: number
  refusal: Refusal
}

/** How many records of another kind keep this one from being deleted, with the way to them (rule R167). */
export function UsedByLink({ resource, id, refusal }: UsedByLinkProps) {
  const { i18n } = useLingui()
  const tie = resource.usedBy.find((one) => one.what === refusal.about?.what)
  if (!tie) return null
  const words = i18n._({ ...tie.says, values: { count: Number(refusal.about?.count) } })
  const path = pathOfUses(tie, id)
  return path === undefined ? <span>{words}</span> : <Link href={path}>{words}</Link>
}

import type { Refusal } from '#api/rules/platform/rule.ts'
import { type RefusalOptions, useShown } from '#screens/platform/sentences.ts'
import { RefusalList } from '#ui/RefusalList.tsx'

interface WhyProps {
  refusals: readonly Refusal[]
  linkOf: RefusalOptions['linkOf']
}

/** The rules in the way; where one of them is mended elsewhere, with the way there. */
export function Why({ refusals, linkOf }: WhyProps) {
  const shown = useShown(refusals, linkOf ? { linkOf } : {}).map(({ fix, ...one }) =>
    // What is mended on a page behind the dialog is not reached from here.
    fix && 'href' in fix ? { ...one, fix } : one,
  )
  if (shown.some((one) => 'fix' in one)) return <RefusalList refusals={shown} />
  return <p>{shown.map(({ text }) => text).join(' ')}</p>
}

import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useSearch } from 'wouter'
import { type LabelsToPrint, mostLabels } from '#api/contract/content/label-print.ts'
import { labelsChosen, wholeIn } from '#api/rules/content/label-print.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { labelsInOrder, pageSize, pagesOf } from '#machines/content/label/sheets.ts'
import { printedLabels } from '#screens/content/wiring/label-print.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LabelSheet } from './LabelSheet.tsx'
import { labelsQuery } from './labels-query.ts'
import styles from './print.module.css'
import { useDrawn } from './use-drawn.ts'

/** The labels as they are printed, in a window of their own: `/barcode/generator/print?theme=3&variants=5,7&counts=2,1&start=4`. */
export default function LabelPrintPage() {
  const { i18n } = useLingui()
  const search = useSearch()
  const query = useMemo(() => labelsQuery(search), [search])
  const actor = useActorRef(printedLabels, { input: { query } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure } = context
  return (
    <Page
      paper
      actions={
        data && (
          <Button variant="primary" icon={PrintIcon} onPress={() => window.print()}>
            {i18n._(/*i18n*/ { id: 'order_page.print', message: 'Yazdır' })}
          </Button>
        )
      }
    >
      {value === 'failed' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {!data && value !== 'failed' && <Skeleton shape="form" rows={6} />}
      {data && <Pages data={data} search={search} />}
    </Page>
  )
}

function Pages({ data, search }: { data: LabelsToPrint; search: string }) {
  const { i18n } = useLingui()
  const given = useMemo(() => new URLSearchParams(search), [search])
  const theme = data.themes.find(({ id }) => id === Number(given.get('theme'))) ?? data.themes[0] ?? null
  const variants = useMemo(() => data.rows.map(({ variant }) => variant), [data])
  const drawn = useDrawn(theme, data.shop, variants)
  const pages = useMemo(() => {
    if (!theme) return []
    const asked = countsIn(given)
    const counts = variants.map(({ id }) => asked.get(id) ?? 1)
    return pagesOf(theme, labelsInOrder(counts).slice(0, mostLabels), wholeIn(given.get('start') ?? '') ?? 1)
  }, [theme, variants, given])
  const size = theme && pageSize(theme)
  usePageOf(size)
  if (!theme || !size || pages.length === 0) return <EmptyState title={i18n._(labelsChosen.says)} />
  return (
    <div className={styles.printed}>
      {pages.map((labels, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the document
        <div key={at} style={{ width: `${size.width}mm` }}>
          <LabelSheet theme={theme} labels={labels} drawn={drawn} />
        </div>
      ))}
    </div>
  )
}

/** How many labels of each variant the address asks for. */
function countsIn(given: URLSearchParams): ReadonlyMap<number, number> {
  const counts = (given.get('counts') ?? '').split(',')
  const ids = (given.get('variants') ?? '').split(',').map(Number)
  return new Map(ids.map((id, at) => [id, wholeIn(counts[at] ?? '') ?? 1]))
}

/** The paper is as large as a page of the labels while they are on the screen, without margins: each lies where it was drawn. */
function usePageOf(size: { readonly width: number; readonly height: number } | null): void {
  const page = size && `size: ${size.width}mm ${size.height}mm; margin: 0;`
  useEffect(() => {
    if (!page || !document.adoptedStyleSheets) return
    // A sheet that is adopted is no inline style, which the panel's policy forbids.
    const style = new CSSStyleSheet()
    style.replaceSync(`@page { ${page} @bottom-right { content: none } }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style)
    }
  }, [page])
}

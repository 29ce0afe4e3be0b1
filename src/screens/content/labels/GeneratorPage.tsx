import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSearch } from 'wouter'
import { languageOf } from '#api/contract/platform/languages.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { chosenTheme } from '#machines/content/label-print/label-print.machine.ts'
import { labelPrint } from '#screens/content/wiring/label-print.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { shopPrinter } from '#screens/platform/wiring/shop-preferences.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { DownloadIcon, PrintIcon } from '#ui/icons.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { LabelChoices } from './LabelChoices.tsx'
import { LabelRows } from './LabelRows.tsx'
import { labelsQuery } from './labels-query.ts'
import { PrintQuestions } from './PrintQuestions.tsx'
import styles from './print.module.css'
import { SheetPreview } from './SheetPreview.tsx'

/** Labels of products that are printed together: `/barcode/generator?products=5,7`, `?purchase=3`, `?queue=prices`. */
export default function GeneratorPage() {
  const { i18n } = useLingui()
  const search = useSearch()
  const prefers = shopPrinter() === 'normal' ? 'sheet' : 'roll'
  const actor = useActorRef(labelPrint, {
    input: { query: labelsQuery(search), prefers, language: languageOf(i18n.locale) },
  })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => {
    const query = labelsQuery(search)
    if (JSON.stringify(query) !== JSON.stringify(actor.getSnapshot().context.query)) actor.send({ type: 'SHOW', query })
  }, [actor, search])
  const { found, failure, rows, start } = context
  const theme = chosenTheme(context)
  return (
    <Page
      count={rows.length > 0 ? rows.length : undefined}
      actions={
        found && (
          <>
            <Act actor={actor} event={{ type: 'EXPORT' }} icon={DownloadIcon}>
              {i18n._(/*i18n*/ { id: 'label_print.zpl', message: 'ZPL indir' })}
            </Act>
            <Act actor={actor} event={{ type: 'PRINT' }} variant="primary" icon={PrintIcon}>
              {i18n._(/*i18n*/ { id: 'order_page.print', message: 'Yazdır' })}
            </Act>
          </>
        )
      }
    >
      {value === 'unreachable' && failure && (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      )}
      {!found && value === 'opening' && <Skeleton shape="form" rows={6} />}
      {found && value !== 'unreachable' && (
        <div className={styles.generator}>
          <div className={styles.chosen}>
            <LabelChoices actor={actor} found={found} />
            <LabelRows actor={actor} />
          </div>
          {theme && rows.length > 0 && <SheetPreview theme={theme} shop={found.shop} rows={rows} start={start} />}
        </div>
      )}
      <PrintQuestions actor={actor} />
    </Page>
  )
}

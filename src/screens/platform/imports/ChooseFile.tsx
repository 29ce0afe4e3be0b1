import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type ImportKind, importLimits } from '#api/contract/platform/imports.ts'
import { fileKinds } from '#api/registry/import-kinds.ts'
import { megabyte } from '#api/rules/platform/files.ts'
import { importFormats } from '#api/rules/platform/imports.ts'
import { useShown } from '#screens/platform/sentences.ts'
import type { FileCache } from '#screens/platform/wiring/file-cache.ts'
import { DropZone } from '#ui/DropZone.tsx'
import { Field } from '#ui/Field.tsx'
import { RefusalList } from '#ui/RefusalList.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { Download } from './Download.tsx'
import styles from './imports.module.css'
import type { ImportActor } from './use-import.ts'

interface ChooseFileProps {
  actor: ImportActor
  fileCache: FileCache
  kinds: readonly ImportKind[]
}

/** What the file holds, and which file it is. How large it may be is told before. */
export function ChooseFile({ actor, fileCache, kinds }: ChooseFileProps) {
  const { i18n } = useLingui()
  const kind = useSelector(actor, ({ context }) => context.kind)
  const refused = useShown(useSelector(actor, ({ context }) => context.refused))
  const title = i18n._(fileKinds[kind].title)
  return (
    <Section
      title={i18n._(/*i18n*/ { id: 'imports.choose', message: 'Dosyayı seçin' })}
      actions={
        <Download
          kind={kind}
          name={title}
          label={i18n._(/*i18n*/ { id: 'imports.template', message: 'Boş şablonu indir' })}
        />
      }
    >
      <div className={styles.form}>
        <Field name="kind" label={i18n._(/*i18n*/ { id: 'imports.kind', message: 'Dosyada ne var?' })}>
          <Select
            value={kind}
            onChange={(chosen) => actor.send({ type: 'KIND', kind: chosen as ImportKind })}
            options={kinds.map((one) => ({ value: one, label: i18n._(fileKinds[one].title) }))}
          />
        </Field>
        <Field name="file" label={i18n._(/*i18n*/ { id: 'imports.file', message: 'Dosya' })}>
          <DropZone
            multiple={false}
            accept={importFormats.map((one) => `.${one}`).join()}
            pick={i18n._(/*i18n*/ { id: 'imports.pick', message: 'Dosya seç' })}
            hint={i18n._(
              /*i18n*/ {
                id: 'imports.limits',
                message: 'XLSX, CSV ya da XML; en fazla {size} MB, {rows} satır, {columns} sütun.',
                values: {
                  size: importLimits.bytes / megabyte,
                  rows: i18n.number(importLimits.rows),
                  columns: importLimits.columns,
                },
              },
            )}
            onFiles={(files) => {
              const [file] = fileCache.put(files)
              if (file) actor.send({ type: 'FILE', file })
            }}
          />
        </Field>
        {refused.length > 0 && (
          <div role="alert">
            <RefusalList refusals={refused.map(({ id, text }) => ({ id, text }))} />
          </div>
        )}
        <p className={styles.note}>
          {i18n._(
            /*i18n*/ {
              id: 'imports.empty_stays',
              message:
                'Boş hücreler kayıtlı değeri değiştirmez; bir alanı boşaltmak için hücreye (boş) yazın. Denetimden önce hiçbir şey yazılmaz.',
            },
          )}
        </p>
      </div>
    </Section>
  )
}

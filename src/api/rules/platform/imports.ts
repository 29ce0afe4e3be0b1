import { importLimits } from '#api/contract/platform/imports.ts'
import { extensionOf, fileSize, megabyte } from './files.ts'
import { type Rule, rule, serverRule } from './rule.ts'

/** Rules of files that are taken in, beside those of the records that they hold. */

/** Files that are read: a workbook, a table as text, a feed. */
export const importFormats = ['xlsx', 'csv', 'tsv', 'txt', 'xml'] as const

export interface ChosenFile {
  readonly name: string
  readonly size: number
}

export const importFormat: Rule<ChosenFile> = rule(
  /*i18n*/ { id: 'import.format', message: 'Yalnızca XLSX, CSV ve XML dosyaları içe aktarılır.' },
  ['R97', 'D12'],
  ({ name }) => (importFormats as readonly string[]).includes(extensionOf(name)),
  { at: () => ['file'] },
)

export const importSize: Rule<ChosenFile> = rule(fileSize.says, 'R98', ({ size }) => size <= importLimits.bytes, {
  about: () => ({ max: importLimits.bytes / megabyte }),
  at: () => ['file'],
})

/** What is known of a file before it is sent. */
export const importFileRules = [importFormat, importSize] as const

/** Facts: the fields that the columns were taken for, and those of which one has to be there: `name` is the name in any language. */
interface Mapped {
  readonly columns: readonly (string | null)[]
  readonly keys: readonly string[]
}

export const keyMapped: Rule<Mapped> = rule(
  /*i18n*/ { id: 'import.key_unmapped', message: 'Kayıtların tanınacağı bir sütunu eşleyin.' },
  'D12',
  ({ columns, keys }) => columns.some((column) => keys.some((key) => column === key || column?.startsWith(`${key}.`))),
  { at: () => ['columns'] },
)

export const mappedOnce: Rule<Mapped> = rule(
  /*i18n*/ { id: 'import.mapped_twice', message: 'Bir alan en çok bir sütunla eşlenir.' },
  'D12',
  ({ columns }) => twice(columns).length === 0,
  { at: ({ columns }) => twice(columns).map((at) => `columns.${at}`) },
)

export const mappingRules = [keyMapped, mappedOnce] as const

/** Facts: how many rows wait to be applied, and how many are faulty. */
interface Ready {
  readonly ready: number
  readonly faulty: number
}

export const somethingReady: Rule<Ready> = rule(
  /*i18n*/ { id: 'import.nothing_ready', message: 'Uygulanacak satır yok.' },
  'R40',
  ({ ready }) => ready > 0,
)

export const noFaultLeft: Rule<Ready> = rule(
  /*i18n*/ {
    id: 'import.faults_left',
    message: '{count} satır hatalı. Düzeltin ya da yalnızca iyi satırları uygulayın.',
  },
  'D19',
  ({ faulty }) => faulty === 0,
  { about: ({ faulty }) => ({ count: faulty }) },
)

/** Of the file itself, once it was opened. */
export const unreadable = serverRule(
  /*i18n*/ { id: 'import.unreadable', message: 'Dosya okunamadı. Bozuk, ya da adının söylediği türde değil.' },
  ['D12', 'R97'],
)
export const damagedAt = serverRule(
  /*i18n*/ { id: 'import.damaged_at', message: 'Dosya bozuk: {line}. satırı XML değil.' },
  ['D12', 'R97'],
)
export const hasDtd = serverRule(
  /*i18n*/ {
    id: 'import.dtd',
    message: 'Dosya bir DTD (<!DOCTYPE>) bildiriyor. Güvenlik için okunmadı; onsuz gönderin.',
  },
  ['D12', 'R97'],
)
export const tooLargeInside = serverRule(
  /*i18n*/ { id: 'import.too_large_inside', message: 'Dosyanın içindekiler çok büyük.' },
  ['D12', 'R98'],
)
export const tooManyRows = serverRule(
  /*i18n*/ { id: 'import.too_many_rows', message: 'Bir dosyada en çok {max} satır olabilir.' },
  'D12',
)
export const tooManyColumns = serverRule(
  /*i18n*/ { id: 'import.too_many_columns', message: 'Bir dosyada en çok {max} sütun olabilir.' },
  'D12',
)
export const noRows = serverRule(
  /*i18n*/ { id: 'import.no_rows', message: 'Dosyada başlıkların altında satır yok.' },
  'D12',
)

/** It is applied once, and only as it was checked. */
export const notChecked = serverRule(
  /*i18n*/ { id: 'import.not_checked', message: 'Dosya henüz denetlenmedi ya da zaten uygulandı.' },
  'D19',
)

/** What was applied stays as it is. */
export const alreadyApplied = serverRule(
  /*i18n*/ { id: 'import.applied', message: 'Dosya uygulandı; artık değiştirilemez.' },
  'D19',
)

/** Of its rows. */
export const hasFormula = serverRule(
  /*i18n*/ { id: 'import.formula', message: 'Hücrede formül var. Yerine değerini yazın.' },
  'D16',
)
export const notEmptied = serverRule(/*i18n*/ { id: 'import.not_emptied', message: 'Bu alan dosyayla boşaltılamaz.' }, [
  'D12',
  'R40',
])
export const severalFit = serverRule(
  /*i18n*/ { id: 'import.ambiguous', message: 'Birden çok kayda uyuyor. Stok kodu, barkod ya da numara yazın.' },
  'D12',
)
export const unknownName = serverRule(
  /*i18n*/ { id: 'import.unknown_name', message: 'Mağazada “{name}” adında bir kayıt yok.' },
  ['D12', 'R181'],
)
export const severalNamed = serverRule(
  /*i18n*/ {
    id: 'import.several_named',
    message: 'Mağazada “{name}” adında birden çok kayıt var. Üstündekilerle yazın: Giyim > Erkek > Gömlek.',
  },
  'D12',
)
export const severalTaxes = serverRule(
  /*i18n*/ {
    id: 'import.several_taxes',
    message: 'Mağazada “{name}” oranında birden çok vergi var. Verginin adını yazın.',
  },
  'D12',
)
export const parentFaulty = serverRule(
  /*i18n*/ { id: 'import.parent_faulty', message: 'Üstündeki kaydın satırı hatalı (satır {row}).' },
  ['D12', 'R164'],
)
export const noSwitch = serverRule(/*i18n*/ { id: 'import.no_switch', message: 'Aktif ya da Pasif yazın.' }, 'D12')
export const twiceInFile = serverRule(
  /*i18n*/ { id: 'import.twice_in_file', message: 'Bu kayıt dosyada bir kez daha var (satır {row}).' },
  'D12',
)
export const rowsDisagree = serverRule(
  /*i18n*/ { id: 'import.rows_disagree', message: 'Aynı ürünün satırlarında bu alan farklı (satır {row}).' },
  'D12',
)
export const ownPicturesOnly = serverRule(
  /*i18n*/ { id: 'import.foreign_image', message: 'Görsel bu mağazaya yüklenmiş olmalıdır.' },
  ['R51', 'D12'],
)
export const notThere = serverRule(/*i18n*/ { id: 'import.not_there', message: 'Bu kayıt mağazada yok.' }, [
  'D12',
  'R181',
])

function twice(columns: readonly (string | null)[]): number[] {
  return columns.flatMap((key, at) => (key !== null && columns.indexOf(key) < at ? [at] : []))
}

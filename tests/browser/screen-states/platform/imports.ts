import type { Page } from 'playwright-core'
import { press, type ScreenState } from '../screen-state.ts'

export const columnsMatched: ScreenState = { name: 'columns', query: '?kind=brands', act: chooseBrands }
export const rowsChecked: ScreenState = {
  name: 'faulty rows',
  query: '?kind=brands',
  act: async (page) => {
    await chooseBrands(page)
    await press(page, /^(Denetle|Check)$/)
    await page.getByRole('group', { name: /^(Satır|Row) 3$/ }).waitFor()
  },
}
/** A file that was uploaded and not finished with: among others on the screen, in the question, and opened again where it was left. */
export const unfinishedFile: ScreenState = {
  name: 'an unfinished file',
  query: '?kind=brands',
  act: async (page) => {
    await chooseBrands(page)
    await press(page, /^(Başka dosya|Another file)$/)
    await page
      .getByRole('button', { name: /^(Sürdür|Go on): / })
      .first()
      .waitFor()
  },
}
export const discarding: ScreenState = {
  ...unfinishedFile,
  name: 'throwing a file away',
  act: async (page) => {
    await unfinishedFile.act?.(page)
    await press(page, /^(At|Throw away): /)
    await page.getByRole('alertdialog').waitFor()
  },
}
export const fileRefused: ScreenState = {
  name: 'a file that is none',
  act: async (page) => {
    await chooseFile(page, 'markalar.pdf', 'a')
    await page.getByRole('alert').waitFor()
  },
}
export const unreadable: ScreenState = {
  name: 'an unreadable file',
  act: async (page) => {
    await chooseFile(page, 'markalar.xlsx', 'a\0')
    await page.getByRole('alert').waitFor()
  },
}

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** One good row and one without its name in the other language. */
async function chooseBrands(page: Page): Promise<void> {
  await chooseFile(page, 'markalar.csv', 'Marka adı;Marka adı (English);Durum\r\nIşık;Light;Aktif\r\nGece;;belki\r\n')
  await page.getByRole('button', { name: /^(Denetle|Check)$/ }).waitFor()
}

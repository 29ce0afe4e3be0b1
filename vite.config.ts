/// <reference types="vitest/config" />
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { statechartBook } from './book/vite-plugin.ts'
import { panelWorker } from './src/worker/vite-plugin.ts'
import { patience, testPatience } from './tests/browser/patience.ts'
import { LongestFirst } from './tests/longest-first.ts'

/** Zones before, on and after UTC, with and without a summer time, in which nothing may turn out otherwise. */
const zones = ['UTC', 'Europe/Istanbul', 'America/Sao_Paulo', 'Asia/Tokyo']

/** Devices and the server's machine stand far from the shops of the tests: more than half of the time they write another day. */
if (process.env.VITEST) process.env.TZ = 'Pacific/Honolulu'

/** What most screens import and what is small. The large parts are files of their own, for the screens that have a table or choose from many. */
function isOfMostPages(id: string): boolean {
  const path = id.replaceAll('\\', '/')
  return [
    /src\/api\//,
    /src\/machines\/platform\/[a-z-]+\.ts/,
    /src\/screens\/platform\/((frame|steps|wiring)\/|[\w-]+\.ts)/,
    /src\/screens\/platform\/records\/(list\.module|tabs\.module|TieLink|Reasons|RecordName|ListExport)/,
    /src\/ui\/(?!DataTable|Table|Combobox|MultiCombobox|Sortable|ColumnGrip|Barcode|barcode|tree-dragging|dragging|useVirtual|useRow|useSorting)/,
    /lucide-react/,
  ].some((one) => one.test(path))
}

export default defineConfig({
  plugins: [react(), lingui(), statechartBook(), panelWorker()],
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Each file is a request that somebody waits for: one for all that is needed at once, one for the page of visitors, one for the frame
    // behind the door, and a few for what most screens share, who would ask for seventy small ones. Every screen stays a file of its own.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 5 },
            { name: 'auth', test: /src\/screens\/platform\/session\/(SignIn|DemoAccounts)\.tsx$/, priority: 4 },
            {
              name: 'frame',
              test: /src\/screens\/platform\/(frame\/AppShell\.tsx|wiring\/open-ahead\.ts)$/,
              priority: 3,
            },
            { name: 'page', test: isOfMostPages, minShareCount: 6, priority: 2 },
            { name: 'combobox', test: /src\/ui\/Combobox/, priority: 2 },
            { name: 'sortable', test: /src\/ui\/SortableList/, priority: 2 },
            { name: 'table', test: /src\/ui\/DataTable/, priority: 2 },
            {
              name: 'list',
              test: /src\/screens\/platform\/records\/(ListPage|ListBody|ListBar|Bar)\.tsx$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  test: {
    globalSetup: ['tests/database.ts'],
    sequence: { sequencer: LongestFirst, groupOrder: 1 },
    // A third of what a worker does is waiting for disks and processes: one more than there are cores keeps them all busy.
    maxWorkers: availableParallelism() + 1,
    testTimeout: testPatience,
    hookTimeout: testPatience,
    expect: { poll: { timeout: patience, interval: 25 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{rules,paths,server,house,book}/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      ...zones.map((TZ) => ({
        extends: true as const,
        test: {
          name: `zone ${TZ}`,
          environment: 'node' as const,
          include: [
            'tests/zones/*.test.tsx',
            'tests/rules/{rules,locale}.test.ts',
            'tests/server/platform/records/kinds.test.ts',
          ],
          env: { TZ, LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
          isolate: false,
        },
      })),
      {
        extends: true,
        test: {
          name: 'panel',
          environment: 'jsdom',
          include: ['tests/panel/**/*.test.{ts,tsx}'],
          // Libraries, sources and window are opened once for all: what a panel remembers goes with it (`panelPart`).
          isolate: false,
          setupFiles: ['tests/panel/setup.ts'],
          // Its icons in one file, not in two thousand that every test file would open anew.
          alias: { 'lucide-react': createRequire(import.meta.url).resolve('lucide-react') },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          // Files of a worker share one browser.
          isolate: false,
          // Before all others, and with more workers: more than half of what one does is waiting for a screen.
          sequence: { groupOrder: 0 },
          maxWorkers: availableParallelism() + 3,
        },
      },
    ],
  },
})

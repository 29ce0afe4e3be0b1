import type { PageBlock, PageDesign, PageLayout } from '#api/contract/content/page-builder.ts'
import { failure } from '#api/contract/platform/failure.ts'
import {
  isUnsaved,
  type PageBuilderContext,
  type PageBuilderEvent,
} from '#machines/content/page-builder/page-builder.context.ts'
import { pageBuilderMachine } from '#machines/content/page-builder/page-builder.machine.ts'
import { block } from '#tests/fixtures/page-builder.fixture.ts'
import { paths } from '#tests/paths/cover/spec.ts'

const [turkish, english] = [175, 176]
const banner = { title: '', url: '', image: '', image_tablet: '', image_mobile: '' }
const grid = block('b1', 'bannerblockgrid', { title: 'Yeni' })
const hero = block('b2', 'heroandbanner', { banners: [banner, banner] })
const slider = block('b3', 'productslider')
const menu = block('b4', 'mainmenu')
const few = [grid, hero, slider, menu]
const full = Array.from({ length: 100 }, (_, at): PageBlock => ({ key: `b${at + 1}`, type: 'old', data: '{}' }))
/** What an older version has. */
export const older = [slider]
const onlyEnglish = [{ key: 'x1', type: 'old', data: '{}' }]

const layout = (language_id: number, blocks: readonly PageBlock[]): PageLayout => ({
  ...{ language_id, version: blocks.length > 0 ? 1 : 0, saved_at: null, saved_by: '', blocks: [...blocks] },
  ...{ published: null, published_at: null, scheduled: null, scheduled_for: null },
})
const design = (tr: readonly PageBlock[], en: readonly PageBlock[]): PageDesign => ({
  ...{ theme: { id: 7, name: 'Ana sayfa', status: 1 }, themes: [] },
  languages: [
    { id: turkish, name: 'Türkçe' },
    { id: english, name: 'English' },
  ],
  layouts: [layout(turkish, tr), layout(english, en)],
})
const noAnswer = failure('network')
const [ahead, now] = ['2030-01-01T00:00:00.000Z', '2026-11-28T00:00:00.000Z']

/**
 * A page of a few blocks beside an empty one, and one that is full. One step at most is remembered, and blocks change only before anything is
 * published, so that the walk has an end.
 */
export default paths(pageBuilderMachine)({
  inputs: { active: { theme_id: null } },
  events: ({ context, value }) => [
    ...everywhere,
    { type: 'SHOW_LANGUAGE', language: context.language === turkish ? english : turkish },
    ...(isUntouched(context) || isUnsaved(context, context.language) ? publishing : []),
    ...(isUntouched(context) ? [{ type: 'VIEW_VERSIONS' as const }] : []),
    ...(value === 'comparing' ? looks : []),
    ...(isFresh(context) ? changesOf(context) : []),
    ...(isUntouched(context) && context.selected === null ? [{ type: 'SET_MOMENT' as const, at: ahead }] : []),
  ],
  answers: {
    open: { done: [design(few, []), design(full, onlyEnglish)], failed: [failure('notFound'), noAnswer] },
    reread: ({ context }) => ({ done: context.design ? [context.design] : [], failed: [noAnswer] }),
    send: ({ context }) => ({ done: [sent(context)], failed: [stale, noAnswer] }),
    look: ({ context }) => ({ done: [looked(context)], failed: [noAnswer] }),
  },
  key: ({ value, context }) => JSON.stringify([value, seen(context), besides(String(value), context)]),
})

const everywhere: readonly PageBuilderEvent[] = [
  { type: 'UNDO' },
  { type: 'REDO' },
  { type: 'SAVE' },
  { type: 'BACK' },
  { type: 'RETRY' },
  { type: 'REFRESH' },
]
const publishing: readonly PageBuilderEvent[] = [{ type: 'PUBLISH' }, { type: 'SCHEDULE', now }, { type: 'UNSCHEDULE' }]
const stale = failure('conflict', { rules: [{ id: 'conflict.stale' }] })
const looks: readonly PageBuilderEvent[] = [{ type: 'VIEW_VERSION', version: 1 }, { type: 'RESTORE' }]

const change = (key: string, field: string, value: unknown): PageBuilderEvent => ({ type: 'CHANGE', key, field, value })
const changes: readonly PageBuilderEvent[] = [
  { type: 'SELECT', key: 'b1' },
  { type: 'ADD', item: 'testcomponent' },
  { type: 'COPY', key: 'b1' },
  { type: 'DELETE', key: 'b1' },
  { type: 'MOVE', keys: ['b2', 'b1', 'b3'] },
  { type: 'ADD_ROW', key: 'b1', field: 'banners' },
  { type: 'ADD_ROW', key: 'b2', field: 'banners' },
  { type: 'COPY_FROM', language: english },
  { type: 'COPY_FROM', language: turkish },
  change('b1', 'title', 'Daha yeni'),
  change('b1', 'title', 'x'.repeat(101)),
  change('b1', 'columns', ''),
  change('b1', 'columns', '9'),
  change('b2', 'url', 'javascript:'),
  change('b2', 'banners', [banner, banner, banner]),
  change('b2', 'image', 'a.ico'),
  change('b3', 'count', 'az'),
  change('b4', 'background', 'mavi'),
]

/** Of a full page only what makes it longer. */
function changesOf({ drafts }: PageBuilderContext): readonly PageBuilderEvent[] {
  const isFull = (drafts[turkish]?.length ?? 0) > 50
  return isFull ? changes.filter(({ type }) => type === 'ADD' || type === 'COPY' || type === 'COPY_FROM') : changes
}

function isUntouched({ past, future }: PageBuilderContext): boolean {
  return past.length + future.length === 0
}

function isFresh(context: PageBuilderContext): boolean {
  const known = context.design?.layouts.every(({ published, scheduled }) => published === null && scheduled === null)
  return isUntouched(context) && context.moment === '' && context.selected === null && known === true
}

/** What the server answers: the page as it was sent. */
function sent({ sending, design: known, language }: PageBuilderContext): PageLayout {
  const before = known?.layouts.find((one) => one.language_id === language) ?? layout(language, [])
  if (sending?.act === 'save') return { ...before, version: 2, blocks: [...sending.blocks] }
  if (sending?.act === 'publish') return { ...before, published: before.version, published_at: now }
  const at = sending?.act === 'schedule' ? sending.at : null
  return { ...before, scheduled: at ? before.version : null, scheduled_for: at }
}

function looked({ looking }: PageBuilderContext) {
  const version = looking === null ? null : { version: 1, blocks: older }
  return { rows: [{ version: 1, saved_at: now, saved_by: '', blocks: 1, published: false }], version }
}

function seen({ design: known, language, drafts, past, future, selected, typing, moment }: PageBuilderContext) {
  return [
    ...[known?.layouts.map((one) => ({ ...one, blocks: shortly(one.blocks) })), language, selected, typing, moment],
    [drafts, ...past, '|', ...future].map(everyLanguage),
  ]
}

/** What matters only while something is sent or looked at. */
function besides(value: string, { sending, looking, looked: read }: PageBuilderContext) {
  if (['sending', 'refused', 'failed', 'rereading'].includes(value))
    return [sending?.act, sending?.act === 'schedule' && sending.at]
  return ['looking', 'comparing', 'lookFailed'].includes(value) ? [looking, read?.version?.version] : null
}

function everyLanguage(drafts: PageBuilderContext['drafts'] | string) {
  return typeof drafts === 'string' ? drafts : Object.values(drafts).map(shortly)
}

/** A full page is told by how many blocks it has and its last one. */
function shortly(blocks: readonly PageBlock[]) {
  return blocks.length > 50 ? [blocks.length, blocks.at(-1)] : blocks.map(({ key, data }) => key + data)
}

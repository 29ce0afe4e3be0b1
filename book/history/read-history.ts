import type { Release } from '#api/contract/platform/changelogs.ts'
import type { BookHistory, ChartChanges, HistorySpan, ReleaseName } from '#machines/platform/chapter/book.types.ts'
import { differences } from './differences.ts'
import { type PastChart, readPage } from './past-chart.ts'

/** The pages of the book as they were at the end of a day; `null` where the sources do not go back so far. */
type PagesAt = (day: string) => readonly string[] | null

type Version = ReadonlyMap<string, PastChart>

/** What changed from release to release, and since the last: made of the committed pages of the book as they were and as they are. */
export function readHistory(releases: readonly Release[], pagesNow: readonly string[], pagesAt: PagesAt): BookHistory {
  const past = releases.map((release) => ({ release: nameOf(release), pages: pagesAt(release.day) }))
  const known = past.flatMap(({ release, pages }) => (pages ? [{ release, version: versionOf(pages) }] : []))
  const versions: { release: ReleaseName | null; version: Version }[] = [
    { release: null, version: versionOf(pagesNow) },
    ...known,
  ]
  const spans = versions.flatMap(({ release, version }, at): HistorySpan[] => {
    const before = versions[at + 1]
    return before?.release ? [{ release, since: before.release, charts: changed(before.version, version) }] : []
  })
  return { known: known.length > 0 && known.length === past.length, spans }
}

function changed(was: Version, now: Version): Record<string, ChartChanges> {
  const changes = [...now].flatMap(([id, chart]) => {
    const found = differences(was.get(id), chart)
    return found ? [[id, found] as const] : []
  })
  return Object.fromEntries(changes)
}

function versionOf(pages: readonly string[]): Version {
  const charts = pages.flatMap((page) => readPage(page) ?? [])
  return new Map(charts.map((chart) => [chart.id, chart]))
}

function nameOf({ id, day, title }: Release): ReleaseName {
  return { id, day, title: { tr: title.tr, en: title.en } }
}

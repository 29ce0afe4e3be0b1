import {
  PageDesign,
  PageDesignQuery,
  PageLayout,
  PageVersion,
  PageVersionQuery,
  PageVersions,
  PageVersionsQuery,
  PublishedPage,
  SavedPage,
  ScheduledPage,
  WebHome,
} from '#api/contract/content/page-builder.ts'
import { operation } from '#api/operations/platform/operation.ts'

const path = '/v1/panel/page-builder'
const codes = [3200] as const
/** A page of a hundred blocks with long texts. */
const largest = 4 * 1024 * 1024

/** What is asked of the home page: its drafts in each language, its publishing, its older versions. */
export const pageBuilderOperations = {
  open: operation({
    method: 'GET',
    path,
    summary: 'The home page of a theme in every language, as it was last saved',
    query: PageDesignQuery,
    data: PageDesign,
    codes,
  }),
  save: operation({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Saves the draft of one language as a new version; the other languages stay as they are',
    body: SavedPage,
    data: PageLayout,
    codes,
    largest,
  }),
  publish: operation({
    method: 'POST',
    path: `${path}/:id/publish`,
    summary: 'Shows the newest version of a language to visitors',
    body: PublishedPage,
    data: PageLayout,
    codes,
  }),
  schedule: operation({
    method: 'POST',
    path: `${path}/:id/schedule`,
    summary: 'Shows the newest version to visitors from a moment on, or takes that off the calendar',
    body: ScheduledPage,
    data: PageLayout,
    codes,
  }),
  versions: operation({
    method: 'GET',
    path: `${path}/:id/versions`,
    summary: 'The versions of a language that are kept, the newest first',
    query: PageVersionsQuery,
    data: PageVersions,
    codes,
  }),
  version: operation({
    method: 'GET',
    path: `${path}/:id/version`,
    summary: 'The blocks of one version',
    query: PageVersionQuery,
    data: PageVersion,
    codes,
  }),
  home: operation({
    method: 'GET',
    path: '/v1/web/home',
    summary: 'The home page as visitors see it, in the language of `x-lid`; `x-sid` names the shop',
    data: WebHome,
    codes: 'public',
    maxAge: 60,
  }),
}

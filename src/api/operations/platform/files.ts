import { Nothing } from '#api/contract/platform/common.ts'
import { FileQuery, NewFile, Pictures, PicturesQuery, StoredFile } from '#api/contract/platform/files.ts'
import { maxFileSize } from '#api/rules/platform/files.ts'
import { operation } from './operation.ts'

/** A file of the largest size in base64, and the few words around it (R98). */
const largest = Math.ceil(maxFileSize / 3) * 4 + 64 * 1024

/** Who may add or change something that has a picture: products, brands, categories, options, the shop itself, barcode labels, content and the page builder. */
const codes = [602, 603, 1102, 1103, 402, 403, 1002, 1003, 200, 2302, 2303, 3100, 3200]

/** Stored pictures. Their bytes are served apart. */
export const fileOperations = {
  upload: operation({
    method: 'POST',
    path: '/v1/files',
    summary: 'Stores a picture; it is removed after a day unless a record names it',
    body: NewFile,
    data: StoredFile,
    codes,
    largest,
  }),
  find: operation({
    method: 'GET',
    path: '/v1/files/',
    summary: 'The id of a stored picture by its name',
    query: FileQuery,
    data: StoredFile,
    codes,
  }),
  pictures: operation({
    method: 'GET',
    path: '/v1/files/pictures',
    summary: 'The pictures that texts of the shop show or have shown, the newest first',
    query: PicturesQuery,
    data: Pictures,
    codes,
  }),
  delete: operation({
    method: 'DELETE',
    path: '/v1/files/:id',
    summary: 'Removes a picture that no record names',
    data: Nothing,
    codes,
  }),
}

import { array, type Infer, object, record, string } from 'superstruct'

/** What stands in a text for the names in braces, and the goods as a table whose first row is its heading. */
export const Filling = object({ words: record(string(), string()), lines: array(array(string())) })
export type Filling = Infer<typeof Filling>

import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/schema/*.ts', './server/db/record-tables.cjs'],
  out: './server/db/migrations',
})

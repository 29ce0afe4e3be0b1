// What drizzle-kit reads beside the schema: tables are found as exports of a module, and those of resources are made of their declarations.
// Customers are a view of the users, which a migration makes by hand.
const { customers: _, ...tables } = require('./record-tables.ts').recordTables
module.exports = tables

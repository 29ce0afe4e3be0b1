// What drizzle-kit reads beside the schema: tables are found as exports of a module, and those of resources are made of their declarations.
module.exports = require('./record-tables.ts').recordTables

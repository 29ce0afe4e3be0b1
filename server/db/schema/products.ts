import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  attribute_values,
  attributes,
  brands,
  categories,
  option_values,
  suppliers,
  tags,
  taxes,
  units,
} from './catalogue.ts'
import { createdAt, flag, folded, id, minor, recordId, shopId, sorted, updatedAt, version } from './columns.ts'
import { languages, shops } from './shops.ts'

export const products = pgTable(
  'products',
  {
    id: id(),
    shop_id: shopId().references(() => shops.id, { onDelete: 'cascade' }),
    version: version(),
    product_type_id: smallint().notNull(),
    main_category_id: recordId().notNull(),
    tax_id: recordId().notNull(),
    unit_id: recordId(),
    brand_id: recordId(),
    supplier_id: recordId(),
    min_quantity: integer().notNull().default(1),
    max_quantity: integer().notNull().default(999),
    step_quantity: integer().notNull().default(1),
    /** Below so many of a variant the shop wants to be told; 0 where it does not. */
    min_stock: integer().notNull().default(0),
    preparation_time: integer().notNull().default(5),
    review_status: flag().notNull().default(1),
    refund_status: flag().notNull().default(1),
    adult_status: flag().notNull().default(0),
    auto_meta: flag().notNull().default(1),
    status: flag().notNull().default(1),
    selected_options: recordId().array().notNull().default([]),
    /** The name in the shop's default language, for sorting. */
    label: sorted().notNull(),
    /** Names in all languages, stock codes and barcodes, folded. */
    search: folded(),
    /** Kept by the server from the variants that stay: their sum, their number, the default one's price at home, the front picture. */
    stock: integer().notNull().default(0),
    /** Kept too: the stock of the variant on sale that has least of it. */
    least_stock: integer(),
    variant_count: integer().notNull().default(1),
    price: minor(),
    image: text().notNull().default(''),
    /**
     * Kept too: a variant has no valid price in the shop's country (a service needs none), or a language of the shop has no name. Whoever
     * changes the shop's country or languages sums its products up anew.
     */
    lacks_price: flag().notNull().default(0),
    lacks_translation: flag().notNull().default(0),
    /** Kept by the matches: no variant is matched with a product of the marketplace that is imported from (R230). */
    lacks_match: flag().notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    index('products_newest').on(t.shop_id, t.id.desc()),
    foreignKey({ columns: [t.shop_id, t.main_category_id], foreignColumns: [categories.shop_id, categories.id] }),
    foreignKey({ columns: [t.shop_id, t.tax_id], foreignColumns: [taxes.shop_id, taxes.id] }),
    foreignKey({ columns: [t.shop_id, t.unit_id], foreignColumns: [units.shop_id, units.id] }),
    foreignKey({ columns: [t.shop_id, t.brand_id], foreignColumns: [brands.shop_id, brands.id] }),
    foreignKey({ columns: [t.shop_id, t.supplier_id], foreignColumns: [suppliers.shop_id, suppliers.id] }),
    index('products_label').on(t.shop_id, t.label, t.id),
    index('products_price').on(t.shop_id, t.price, t.id),
    index('products_stock').on(t.shop_id, t.stock, t.id),
    index('products_status').on(t.shop_id, t.status, t.id.desc()),
    index('products_category').on(t.shop_id, t.main_category_id, t.id.desc()),
    index('products_brand').on(t.shop_id, t.brand_id, t.id.desc()),
    index('products_tax').on(t.shop_id, t.tax_id),
    index('products_unit').on(t.shop_id, t.unit_id),
    index('products_supplier').on(t.shop_id, t.supplier_id),
    index('products_type').on(t.shop_id, t.product_type_id, t.id.desc()),
    index('products_no_stock').on(t.shop_id, t.id.desc()).where(sql`stock = 0 and product_type_id <> 3`),
    index('products_low_stock').on(t.shop_id, t.id.desc()).where(sql`least_stock < min_stock and product_type_id <> 3`),
    index('products_no_image').on(t.shop_id, t.id.desc()).where(sql`image = ''`),
    index('products_no_price').on(t.shop_id, t.id.desc()).where(sql`lacks_price = 1`),
    index('products_unmatched').on(t.shop_id, t.id.desc()).where(sql`lacks_match = 1`),
    index('products_untranslated').on(t.shop_id, t.id.desc()).where(sql`lacks_translation = 1`),
    index('products_search').using('gin', t.search.op('gin_trgm_ops')),
    check('products_type', sql`product_type_id in (1, 2, 3)`),
    check(
      'products_quantities',
      sql`step_quantity >= 1 and min_quantity >= 1 and max_quantity >= min_quantity and min_quantity % step_quantity = 0`,
    ),
    check('products_min_stock', sql`min_stock >= 0`),
  ],
)

export const product_translations = pgTable(
  'product_translations',
  {
    id: id(),
    shop_id: shopId(),
    product_id: recordId().notNull(),
    language_id: integer()
      .notNull()
      .references(() => languages.id),
    name: sorted().notNull(),
    description: text().notNull().default(''),
    short_description: text().notNull().default(''),
    meta_title: text().notNull().default(''),
    meta_description: text().notNull().default(''),
    meta_keywords: text().notNull().default(''),
    auto_meta_keywords: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.product_id, t.language_id),
    foreignKey({ columns: [t.shop_id, t.product_id], foreignColumns: [products.shop_id, products.id] }).onDelete(
      'cascade',
    ),
  ],
)

export const product_categories = pgTable(
  'product_categories',
  {
    shop_id: shopId(),
    product_id: recordId().notNull(),
    category_id: recordId().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.product_id, t.category_id] }),
    foreignKey({ columns: [t.shop_id, t.product_id], foreignColumns: [products.shop_id, products.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.shop_id, t.category_id], foreignColumns: [categories.shop_id, categories.id] }),
    index('product_categories_category').on(t.shop_id, t.category_id, t.product_id.desc()),
  ],
)

export const product_tags = pgTable(
  'product_tags',
  { shop_id: shopId(), product_id: recordId().notNull(), tag_id: recordId().notNull() },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.product_id, t.tag_id] }),
    foreignKey({ columns: [t.shop_id, t.product_id], foreignColumns: [products.shop_id, products.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.shop_id, t.tag_id], foreignColumns: [tags.shop_id, tags.id] }),
    index('product_tags_tag').on(t.shop_id, t.tag_id),
  ],
)

export const product_attributes = pgTable(
  'product_attributes',
  {
    shop_id: shopId(),
    product_id: recordId().notNull(),
    attribute_id: recordId().notNull(),
    attribute_value_id: recordId(),
    value: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.product_id, t.attribute_id] }),
    foreignKey({ columns: [t.shop_id, t.product_id], foreignColumns: [products.shop_id, products.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.shop_id, t.attribute_id], foreignColumns: [attributes.shop_id, attributes.id] }),
    foreignKey({
      columns: [t.shop_id, t.attribute_value_id],
      foreignColumns: [attribute_values.shop_id, attribute_values.id],
    }),
    index('product_attributes_attribute').on(t.shop_id, t.attribute_id),
  ],
)

/** What is sold. Deleted variants stay as rows, because movements and orders name them. */
export const variants = pgTable(
  'variants',
  {
    id: id(),
    shop_id: shopId(),
    product_id: recordId().notNull(),
    position: integer().notNull().default(0),
    is_default: flag().notNull().default(0),
    /** The sum of the variant's stock movements; only the ledger writes it. */
    quantity: integer().notNull().default(0),
    supplier_price: minor(),
    supplier_code: text().notNull().default(''),
    stock_code: text().notNull().default(''),
    shelf: text().notNull().default(''),
    barcode: text().notNull().default(''),
    width: numeric({ precision: 10, scale: 3, mode: 'number' }),
    height: numeric({ precision: 10, scale: 3, mode: 'number' }),
    length: numeric({ precision: 10, scale: 3, mode: 'number' }),
    weight: numeric({ precision: 10, scale: 3, mode: 'number' }),
    selected_price_index: integer().notNull().default(0),
    status: flag().notNull().default(1),
    deleted: flag().notNull().default(0),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.product_id], foreignColumns: [products.shop_id, products.id] }).onDelete(
      'cascade',
    ),
    index('variants_of').on(t.shop_id, t.product_id, t.position),
    uniqueIndex('variants_default').on(t.shop_id, t.product_id).where(sql`is_default = 1 and deleted = 0`),
    check('variants_quantity', sql`quantity >= 0`),
  ],
)

/** The stock codes and barcodes of a shop, in one place because a scan finds both: no code may be held by two variants. */
export const variant_codes = pgTable(
  'variant_codes',
  { shop_id: shopId(), code: text().notNull(), variant_id: recordId().notNull() },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.code] }),
    foreignKey({ columns: [t.shop_id, t.variant_id], foreignColumns: [variants.shop_id, variants.id] }).onDelete(
      'cascade',
    ),
    index('variant_codes_of').on(t.shop_id, t.variant_id),
  ],
)

export const variant_options = pgTable(
  'variant_options',
  {
    shop_id: shopId(),
    variant_id: recordId().notNull(),
    option_id: recordId().notNull(),
    option_value_id: recordId().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.variant_id, t.option_id] }),
    foreignKey({ columns: [t.shop_id, t.variant_id], foreignColumns: [variants.shop_id, variants.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [t.shop_id, t.option_id, t.option_value_id],
      foreignColumns: [option_values.shop_id, option_values.option_id, option_values.id],
    }),
    index('variant_options_value').on(t.shop_id, t.option_value_id),
  ],
)

/** A variant's price in one list: a shop country, or a marketplace's sale (1000 + id) or list price (2000 + id). */
export const prices = pgTable(
  'prices',
  {
    id: id(),
    shop_id: shopId(),
    variant_id: recordId().notNull(),
    country_id: integer().notNull(),
    price: minor().notNull(),
    strikethrough_price: minor(),
    status: flag().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    unique().on(t.shop_id, t.variant_id, t.country_id),
    foreignKey({ columns: [t.shop_id, t.variant_id], foreignColumns: [variants.shop_id, variants.id] }).onDelete(
      'cascade',
    ),
    check('prices_amounts', sql`price >= 0 and (strikethrough_price is null or strikethrough_price >= 0)`),
  ],
)

export const variant_images = pgTable(
  'variant_images',
  {
    id: id(),
    shop_id: shopId(),
    variant_id: recordId().notNull(),
    position: integer().notNull().default(0),
    type: smallint().notNull().default(0),
    image: text().notNull(),
    status: flag().notNull().default(1),
    deleted: flag().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shop_id, t.id] }),
    foreignKey({ columns: [t.shop_id, t.variant_id], foreignColumns: [variants.shop_id, variants.id] }).onDelete(
      'cascade',
    ),
    index('variant_images_of').on(t.shop_id, t.variant_id, t.position),
    index('variant_images_file').on(t.shop_id, t.image),
    uniqueIndex('variant_images_front').on(t.shop_id, t.variant_id).where(sql`type = 1 and deleted = 0`),
    check('variant_images_type', sql`type in (0, 1, 2, 3)`),
  ],
)

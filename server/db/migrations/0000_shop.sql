CREATE TABLE "account_transactions" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"refund_id" bigint,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_transactions_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "account_transactions_refund" UNIQUE("shop_id","refund_id"),
	CONSTRAINT "account_transactions_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"name" text COLLATE "tr-x-icu" NOT NULL,
	"currency" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "bin" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"rows" jsonb NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"user_id" bigint,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bin_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "bin_shop_id_resource_record_id_unique" UNIQUE("shop_id","resource","record_id")
);
--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "attribute_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"attribute_id" bigint NOT NULL,
	"label" text COLLATE "tr-x-icu" NOT NULL,
	"translations" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_values_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" NOT NULL,
	"translations" jsonb NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attributes_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"marketplace_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "brands_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"parent_id" bigint,
	"label" text COLLATE "tr-x-icu" NOT NULL,
	"translations" jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"marketplace_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "category_attributes" (
	"shop_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"attribute_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "category_attributes_shop_id_category_id_attribute_id_pk" PRIMARY KEY("shop_id","category_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"name" text NOT NULL,
	"real_name" text NOT NULL,
	"type" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sha256" text NOT NULL,
	"user_id" bigint,
	"attached" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "files_shop_id_name_unique" UNIQUE("shop_id","name")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "groups_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "option_values" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "option_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"option_id" bigint NOT NULL,
	"label" text COLLATE "tr-x-icu" NOT NULL,
	"translations" jsonb NOT NULL,
	"swatch" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "option_values_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "option_values_shop_id_option_id_id_unique" UNIQUE("shop_id","option_id","id")
);
--> statement-breakpoint
CREATE TABLE "options" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" NOT NULL,
	"translations" jsonb NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "options_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_refund_reasons" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_refund_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description_required" smallint DEFAULT 1 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "order_refund_reasons_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "suppliers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "suppliers_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "tags_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "taxes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "taxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"rates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "taxes_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "units_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"shop_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"mapping" jsonb NOT NULL,
	CONSTRAINT "import_mappings_shop_id_user_id_kind_pk" PRIMARY KEY("shop_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"shop_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"mended" jsonb,
	"verdict" smallint DEFAULT 0 NOT NULL,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"plan" jsonb,
	"label" text DEFAULT '' NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"record_id" bigint,
	CONSTRAINT "import_rows_shop_id_import_id_position_pk" PRIMARY KEY("shop_id","import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'mapping' NOT NULL,
	"mode" text DEFAULT 'both' NOT NULL,
	"headers" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"total" integer NOT NULL,
	"counts" jsonb DEFAULT '{"create":0,"update":0,"same":0,"faulty":0}'::jsonb NOT NULL,
	"job_id" bigint,
	"held_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"shop_id" bigint NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_shop_id_series_year_pk" PRIMARY KEY("shop_id","series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_id" bigint NOT NULL,
	"profile" text NOT NULL,
	"type" text DEFAULT 'sale' NOT NULL,
	"status" text NOT NULL,
	"answer" text DEFAULT 'waiting' NOT NULL,
	"number" text NOT NULL,
	"uuid" uuid NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"document" jsonb NOT NULL,
	"xml" text NOT NULL,
	"reason" jsonb,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	"ask_at" timestamp with time zone DEFAULT now() + interval '2 minutes' NOT NULL,
	"asks" integer DEFAULT 0 NOT NULL,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "invoices_shop_id_uuid_unique" UNIQUE("shop_id","uuid"),
	CONSTRAINT "invoices_cancelled" CHECK (cancelled_at is null or (status = 'succeed' and profile = 'earchive'))
);
--> statement-breakpoint
CREATE TABLE "job_rows" (
	"shop_id" bigint NOT NULL,
	"job_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"record_id" bigint,
	"label" text DEFAULT '' NOT NULL,
	"data" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"inverse" jsonb,
	CONSTRAINT "job_rows_shop_id_job_id_position_pk" PRIMARY KEY("shop_id","job_id","position")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"input" jsonb,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"user_id" bigint,
	"request_id" text NOT NULL,
	"undoes" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"worked_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"search" text GENERATED ALWAYS AS (btrim(regexp_replace(lower(regexp_replace(
  normalize(translate((coalesce(about->>'file', '') || ' ' || coalesce(about->>'marketplace', '')) collate "und-x-icu", 'ıİ', 'ii'), NFKD),
  '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]', '', 'g')), '\s+', ' ', 'g'))) STORED NOT NULL,
	CONSTRAINT "jobs_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "jobs_undoes" UNIQUE("shop_id","undoes")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "list_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"list" text NOT NULL,
	"user_id" bigint,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"columns" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_views_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"shop_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"list" text NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preferences_shop_id_user_id_list_pk" PRIMARY KEY("shop_id","user_id","list")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "marketplace_listings" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "marketplace_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"marketplace_id" integer DEFAULT 2 NOT NULL,
	"barcode" text NOT NULL,
	"title" text COLLATE "tr-x-icu" NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"stock_code" text DEFAULT '' NOT NULL,
	"sale_price" bigint DEFAULT 0 NOT NULL,
	"list_price" bigint DEFAULT 0 NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"status" text GENERATED ALWAYS AS (case when refused = 1 then 'refused' when variant_id is not null then 'matched' when suggested_variant_id is not null then 'suggested' else 'unmatched' end) STORED NOT NULL,
	"refused" smallint DEFAULT 0 NOT NULL,
	"suggested_variant_id" bigint,
	"suggested_by" text,
	"variant_id" bigint,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marketplace_listings_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "marketplace_listings_shop_id_marketplace_id_barcode_unique" UNIQUE("shop_id","marketplace_id","barcode"),
	CONSTRAINT "marketplace_listings_decision" CHECK (refused = 0 or variant_id is null),
	CONSTRAINT "marketplace_listings_amounts" CHECK (sale_price >= 0 and list_price >= 0 and quantity >= 0)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"says" text NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"price" bigint NOT NULL,
	"tax_rate" integer NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "order_lines_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "order_lines_shop_id_order_id_variant_id_unique" UNIQUE("shop_id","order_id","variant_id"),
	CONSTRAINT "order_lines_quantity" CHECK (quantity > 0),
	CONSTRAINT "order_lines_returned" CHECK (returned between 0 and quantity)
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"note" text NOT NULL,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_notes_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"shop_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "order_numbers_shop_id_year_pk" PRIMARY KEY("shop_id","year")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"marketplace_id" integer,
	"marketplace_number" text,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_method" text NOT NULL,
	"shipping_method_id" bigint,
	"customer_id" bigint,
	"customer_name" text COLLATE "tr-x-icu" NOT NULL,
	"currency" text NOT NULL,
	"product_total" bigint NOT NULL,
	"discount_total" bigint DEFAULT 0 NOT NULL,
	"shipping_total" bigint DEFAULT 0 NOT NULL,
	"tax_total" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"paid_total" bigint DEFAULT 0 NOT NULL,
	"refunded_total" bigint DEFAULT 0 NOT NULL,
	"shipping_address" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"invoice_address" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ordered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (btrim(regexp_replace(lower(regexp_replace(
  normalize(translate((number || ' ' || customer_name) collate "und-x-icu", 'ıİ', 'ii'), NFKD),
  '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]', '', 'g')), '\s+', ' ', 'g'))) STORED NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "orders_shop_id_number_unique" UNIQUE("shop_id","number"),
	CONSTRAINT "orders_shop_id_marketplace_id_marketplace_number_unique" UNIQUE("shop_id","marketplace_id","marketplace_number"),
	CONSTRAINT "orders_money" CHECK (paid_total >= 0 and paid_total <= total and refunded_total >= 0 and refunded_total <= paid_total)
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text NOT NULL,
	"shop_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_resets_shop_id_token_hash_pk" PRIMARY KEY("shop_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text COLLATE "tr-x-icu" NOT NULL,
	"permissions" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text NOT NULL,
	"shop_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"permissions" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_shop_id_token_hash_pk" PRIMARY KEY("shop_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_emails" (
	"email" text PRIMARY KEY NOT NULL,
	"shop_id" bigint NOT NULL,
	"user_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'accepted' NOT NULL,
	"name" text COLLATE "tr-x-icu" NOT NULL,
	"surname" text COLLATE "tr-x-icu" NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"password_hash" text DEFAULT '' NOT NULL,
	"role_id" bigint,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "users_role" CHECK (role_id is null or type = 'employee')
);
--> statement-breakpoint
CREATE TABLE "pickings" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "pickings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pickings_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "pickings_shop_id_order_id_unique" UNIQUE("shop_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "productgroup_products" (
	"shop_id" bigint NOT NULL,
	"productgroup_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "productgroup_products_shop_id_productgroup_id_product_id_pk" PRIMARY KEY("shop_id","productgroup_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "productgroups" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "productgroups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" bigint,
	"label" text COLLATE "tr-x-icu" NOT NULL,
	"translations" jsonb NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "productgroups_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"country_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"strikethrough_price" bigint,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "prices_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "prices_shop_id_variant_id_country_id_unique" UNIQUE("shop_id","variant_id","country_id"),
	CONSTRAINT "prices_amounts" CHECK (price >= 0 and (strikethrough_price is null or strikethrough_price >= 0))
);
--> statement-breakpoint
CREATE TABLE "product_attributes" (
	"shop_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"attribute_id" bigint NOT NULL,
	"attribute_value_id" bigint,
	"value" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_attributes_shop_id_product_id_attribute_id_pk" PRIMARY KEY("shop_id","product_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"shop_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_categories_shop_id_product_id_category_id_pk" PRIMARY KEY("shop_id","product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_tags" (
	"shop_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"tag_id" bigint NOT NULL,
	CONSTRAINT "product_tags_shop_id_product_id_tag_id_pk" PRIMARY KEY("shop_id","product_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "product_translations" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "product_translations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"language_id" integer NOT NULL,
	"name" text COLLATE "tr-x-icu" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"meta_keywords" text DEFAULT '' NOT NULL,
	"auto_meta_keywords" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_translations_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "product_translations_shop_id_product_id_language_id_unique" UNIQUE("shop_id","product_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"product_type_id" smallint NOT NULL,
	"main_category_id" bigint NOT NULL,
	"tax_id" bigint NOT NULL,
	"unit_id" bigint,
	"brand_id" bigint,
	"supplier_id" bigint,
	"min_quantity" integer DEFAULT 1 NOT NULL,
	"max_quantity" integer DEFAULT 999 NOT NULL,
	"step_quantity" integer DEFAULT 1 NOT NULL,
	"preparation_time" integer DEFAULT 5 NOT NULL,
	"review_status" smallint DEFAULT 1 NOT NULL,
	"refund_status" smallint DEFAULT 1 NOT NULL,
	"adult_status" smallint DEFAULT 0 NOT NULL,
	"auto_meta" smallint DEFAULT 1 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"selected_options" bigint[] DEFAULT '{}' NOT NULL,
	"label" text COLLATE "tr-x-icu" NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"variant_count" integer DEFAULT 1 NOT NULL,
	"price" bigint,
	"image" text DEFAULT '' NOT NULL,
	"lacks_price" smallint DEFAULT 0 NOT NULL,
	"lacks_translation" smallint DEFAULT 0 NOT NULL,
	"lacks_match" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "products_type" CHECK (product_type_id in (1, 2, 3)),
	CONSTRAINT "products_quantities" CHECK (step_quantity >= 1 and min_quantity >= 1 and max_quantity >= min_quantity and min_quantity % step_quantity = 0)
);
--> statement-breakpoint
CREATE TABLE "variant_codes" (
	"shop_id" bigint NOT NULL,
	"code" text NOT NULL,
	"variant_id" bigint NOT NULL,
	CONSTRAINT "variant_codes_shop_id_code_pk" PRIMARY KEY("shop_id","code")
);
--> statement-breakpoint
CREATE TABLE "variant_images" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "variant_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"type" smallint DEFAULT 0 NOT NULL,
	"image" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "variant_images_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "variant_images_type" CHECK (type in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "variant_options" (
	"shop_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"option_id" bigint NOT NULL,
	"option_value_id" bigint NOT NULL,
	CONSTRAINT "variant_options_shop_id_variant_id_option_id_pk" PRIMARY KEY("shop_id","variant_id","option_id")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_default" smallint DEFAULT 0 NOT NULL,
	"quantity" integer DEFAULT 0 NOT NULL,
	"supplier_price" bigint,
	"supplier_code" text DEFAULT '' NOT NULL,
	"stock_code" text DEFAULT '' NOT NULL,
	"shelf" text DEFAULT '' NOT NULL,
	"barcode" text DEFAULT '' NOT NULL,
	"width" numeric(10, 3),
	"height" numeric(10, 3),
	"length" numeric(10, 3),
	"weight" numeric(10, 3),
	"selected_price_index" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variants_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "variants_quantity" CHECK (quantity >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_payments" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"refund_id" bigint,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_payments_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "order_payments_refund" UNIQUE("shop_id","refund_id"),
	CONSTRAINT "order_payments_kind" CHECK ((kind = 'refund') = (refund_id is not null) and (kind <> 'refund' or amount < 0)),
	CONSTRAINT "order_payments_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "order_refund_lines" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_refund_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"refund_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"reason_id" bigint NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"decision" text DEFAULT 'pending' NOT NULL,
	"gross" bigint,
	"discount" bigint,
	"tax" bigint,
	"total" bigint,
	CONSTRAINT "order_refund_lines_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "order_refund_lines_shop_id_refund_id_order_line_id_unique" UNIQUE("shop_id","refund_id","order_line_id"),
	CONSTRAINT "order_refund_lines_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_id" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"received" smallint DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone,
	"restock" smallint DEFAULT 1 NOT NULL,
	"shipping" bigint DEFAULT 0 NOT NULL,
	"amount" bigint,
	"approved_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refunds_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "order_refunds_amount" CHECK (amount >= 0 and shipping >= 0 and (amount is not null or status in ('pending', 'rejected')))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"user_id" bigint,
	"request_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" bigint,
	"event" text NOT NULL,
	"state_before" text,
	"state_after" text,
	"rule" text,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_log_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"shop_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_shop_id_user_id_key_pk" PRIMARY KEY("shop_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product_reviews" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "product_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"product_id" bigint NOT NULL,
	"customer_id" bigint,
	"customer_name" text NOT NULL,
	"stars" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_reviews_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "product_reviews_status" CHECK (status in ('pending', 'accepted', 'rejected')),
	CONSTRAINT "product_reviews_stars" CHECK (stars between 1 and 5),
	CONSTRAINT "product_reviews_answer" CHECK (answer = '' or (status = 'accepted' and answered_at is not null))
);
--> statement-breakpoint
CREATE TABLE "sandbox_einvoices" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"profile" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"xml" text NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"state" text,
	"answer" text,
	"cancelled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"supplier_id" text NOT NULL,
	"order_number" text NOT NULL,
	"status" text DEFAULT 'Created' NOT NULL,
	"customer_first_name" text NOT NULL,
	"customer_last_name" text NOT NULL,
	"address" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_orders_order_number_unique" UNIQUE("order_number")
);
--> statement-breakpoint
CREATE TABLE "sandbox_parcels" (
	"reference" text PRIMARY KEY NOT NULL,
	"tracking_code" text NOT NULL,
	"recipient" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"route" jsonb NOT NULL,
	"reached" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_parcels_tracking_code_unique" UNIQUE("tracking_code")
);
--> statement-breakpoint
CREATE TABLE "sandbox_products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"supplier_id" text NOT NULL,
	"barcode" text NOT NULL,
	"title" text NOT NULL,
	"stock_code" text DEFAULT '' NOT NULL,
	"brand" text NOT NULL,
	"category_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"sale_price" numeric(12, 2) NOT NULL,
	"list_price" numeric(12, 2) NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_products_supplier_id_barcode_stock_code_unique" UNIQUE("supplier_id","barcode","stock_code")
);
--> statement-breakpoint
CREATE TABLE "sandbox_suppliers" (
	"supplier_id" text PRIMARY KEY NOT NULL,
	"base_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cargo_announcements" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cargo_announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"tracking_code" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"announced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ask_at" timestamp with time zone DEFAULT now() + interval '1 minute' NOT NULL,
	"asks" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cargo_announcements_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "cargo_announcements_shop_id_reference_unique" UNIQUE("shop_id","reference")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"status" text NOT NULL,
	"shipping_method_id" bigint,
	"reference" text NOT NULL,
	"tracking_code" text DEFAULT '' NOT NULL,
	"tracking_url" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"heard" integer DEFAULT 0 NOT NULL,
	"heard_at" timestamp with time zone,
	"ask_at" timestamp with time zone DEFAULT now() + interval '15 minutes',
	"asks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "shipments_shop_id_reference_unique" UNIQUE("shop_id","reference"),
	CONSTRAINT "shipments_code" CHECK (status <> 'registered' or tracking_code <> '')
);
--> statement-breakpoint
CREATE TABLE "shipping_methods" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shipping_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"name" text COLLATE "tr-x-icu" NOT NULL,
	"carrier" text NOT NULL,
	"service" text DEFAULT 'standard' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shipping_methods_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketplaces" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_countries" (
	"shop_id" bigint NOT NULL,
	"country_id" integer NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shop_countries_shop_id_country_id_pk" PRIMARY KEY("shop_id","country_id")
);
--> statement-breakpoint
CREATE TABLE "shop_languages" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shop_languages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"language_id" integer NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shop_languages_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "shop_languages_shop_id_language_id_unique" UNIQUE("shop_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "shop_marketplaces" (
	"shop_id" bigint NOT NULL,
	"marketplace_id" integer NOT NULL,
	"shop_status" smallint DEFAULT 0 NOT NULL,
	"auth_data" jsonb DEFAULT '{"baseKey":"","supplier_id":""}'::jsonb NOT NULL,
	CONSTRAINT "shop_marketplaces_shop_id_marketplace_id_pk" PRIMARY KEY("shop_id","marketplace_id")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"domain" text DEFAULT '' NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"default_currency" text DEFAULT 'TRY' NOT NULL,
	"default_country_id" integer DEFAULT 1 NOT NULL,
	"default_language_id" integer,
	"time_zone" text DEFAULT 'Europe/Istanbul' NOT NULL,
	"tax_in_price" smallint DEFAULT 1 NOT NULL,
	"fast_product_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"type" text NOT NULL,
	"quantity" integer NOT NULL,
	"previous_stock" integer NOT NULL,
	"current_stock" integer NOT NULL,
	"unit_price" bigint,
	"user_id" bigint,
	"order_id" bigint,
	"refund_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "stock_movements_chain" CHECK (previous_stock + quantity = current_stock and current_stock >= 0 and quantity <> 0)
);
--> statement-breakpoint
ALTER TABLE "account_transactions" ADD CONSTRAINT "account_transactions_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_transactions" ADD CONSTRAINT "account_transactions_shop_id_refund_id_order_refunds_shop_id_id_fk" FOREIGN KEY ("shop_id","refund_id") REFERENCES "public"."order_refunds"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_shop_id_attribute_id_attributes_shop_id_id_fk" FOREIGN KEY ("shop_id","attribute_id") REFERENCES "public"."attributes"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attributes" ADD CONSTRAINT "attributes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_shop_id_parent_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","parent_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_shop_id_category_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","category_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_shop_id_attribute_id_attributes_shop_id_id_fk" FOREIGN KEY ("shop_id","attribute_id") REFERENCES "public"."attributes"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_values" ADD CONSTRAINT "option_values_shop_id_option_id_options_shop_id_id_fk" FOREIGN KEY ("shop_id","option_id") REFERENCES "public"."options"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_reasons" ADD CONSTRAINT "order_refund_reasons_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxes" ADD CONSTRAINT "taxes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_shop_id_import_id_imports_shop_id_id_fk" FOREIGN KEY ("shop_id","import_id") REFERENCES "public"."imports"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shop_id_user_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","user_id") REFERENCES "public"."users"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_rows" ADD CONSTRAINT "job_rows_shop_id_job_id_jobs_shop_id_id_fk" FOREIGN KEY ("shop_id","job_id") REFERENCES "public"."jobs"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_shop_id_undoes_jobs_shop_id_id_fk" FOREIGN KEY ("shop_id","undoes") REFERENCES "public"."jobs"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_shop_id_user_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","user_id") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_shop_id_user_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","user_id") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_listings" ADD CONSTRAINT "marketplace_listings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_listings" ADD CONSTRAINT "marketplace_listings_marketplace_id_marketplaces_id_fk" FOREIGN KEY ("marketplace_id") REFERENCES "public"."marketplaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_listings" ADD CONSTRAINT "marketplace_listings_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_listings" ADD CONSTRAINT "marketplace_listings_suggested_fk" FOREIGN KEY ("shop_id","suggested_variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE set null ("suggested_variant_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_listings" ADD CONSTRAINT "marketplace_listings_shop_id_decided_by_users_shop_id_id_fk" FOREIGN KEY ("shop_id","decided_by") REFERENCES "public"."users"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_numbers" ADD CONSTRAINT "order_numbers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_marketplace_id_marketplaces_id_fk" FOREIGN KEY ("marketplace_id") REFERENCES "public"."marketplaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_customer_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."users"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_shipping_method_id_shipping_methods_shop_id_id_fk" FOREIGN KEY ("shop_id","shipping_method_id") REFERENCES "public"."shipping_methods"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_shop_id_user_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","user_id") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_shop_id_user_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","user_id") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_shop_id_role_id_roles_shop_id_id_fk" FOREIGN KEY ("shop_id","role_id") REFERENCES "public"."roles"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickings" ADD CONSTRAINT "pickings_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productgroup_products" ADD CONSTRAINT "productgroup_products_shop_id_productgroup_id_productgroups_shop_id_id_fk" FOREIGN KEY ("shop_id","productgroup_id") REFERENCES "public"."productgroups"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productgroup_products" ADD CONSTRAINT "productgroup_products_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productgroups" ADD CONSTRAINT "productgroups_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productgroups" ADD CONSTRAINT "productgroups_shop_id_group_id_groups_shop_id_id_fk" FOREIGN KEY ("shop_id","group_id") REFERENCES "public"."groups"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_shop_id_attribute_id_attributes_shop_id_id_fk" FOREIGN KEY ("shop_id","attribute_id") REFERENCES "public"."attributes"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attributes" ADD CONSTRAINT "product_attributes_shop_id_attribute_value_id_attribute_values_shop_id_id_fk" FOREIGN KEY ("shop_id","attribute_value_id") REFERENCES "public"."attribute_values"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_shop_id_category_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","category_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_shop_id_tag_id_tags_shop_id_id_fk" FOREIGN KEY ("shop_id","tag_id") REFERENCES "public"."tags"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_main_category_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","main_category_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_tax_id_taxes_shop_id_id_fk" FOREIGN KEY ("shop_id","tax_id") REFERENCES "public"."taxes"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_unit_id_units_shop_id_id_fk" FOREIGN KEY ("shop_id","unit_id") REFERENCES "public"."units"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_brand_id_brands_shop_id_id_fk" FOREIGN KEY ("shop_id","brand_id") REFERENCES "public"."brands"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_supplier_id_suppliers_shop_id_id_fk" FOREIGN KEY ("shop_id","supplier_id") REFERENCES "public"."suppliers"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_codes" ADD CONSTRAINT "variant_codes_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_images" ADD CONSTRAINT "variant_images_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_options" ADD CONSTRAINT "variant_options_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_options" ADD CONSTRAINT "variant_options_shop_id_option_id_option_value_id_option_values_shop_id_option_id_id_fk" FOREIGN KEY ("shop_id","option_id","option_value_id") REFERENCES "public"."option_values"("shop_id","option_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_shop_id_refund_id_order_refunds_shop_id_id_fk" FOREIGN KEY ("shop_id","refund_id") REFERENCES "public"."order_refunds"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_shop_id_refund_id_order_refunds_shop_id_id_fk" FOREIGN KEY ("shop_id","refund_id") REFERENCES "public"."order_refunds"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_shop_id_order_line_id_order_lines_shop_id_id_fk" FOREIGN KEY ("shop_id","order_line_id") REFERENCES "public"."order_lines"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_shop_id_reason_id_order_refund_reasons_shop_id_id_fk" FOREIGN KEY ("shop_id","reason_id") REFERENCES "public"."order_refund_reasons"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_reviews" ADD CONSTRAINT "product_reviews_shop_id_customer_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."users"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD CONSTRAINT "sandbox_orders_supplier_id_sandbox_suppliers_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."sandbox_suppliers"("supplier_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_products" ADD CONSTRAINT "sandbox_products_supplier_id_sandbox_suppliers_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."sandbox_suppliers"("supplier_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargo_announcements" ADD CONSTRAINT "cargo_announcements_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_shop_id_shipping_method_id_shipping_methods_shop_id_id_fk" FOREIGN KEY ("shop_id","shipping_method_id") REFERENCES "public"."shipping_methods"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD CONSTRAINT "shipping_methods_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_countries" ADD CONSTRAINT "shop_countries_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_countries" ADD CONSTRAINT "shop_countries_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_languages" ADD CONSTRAINT "shop_languages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_languages" ADD CONSTRAINT "shop_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_marketplaces" ADD CONSTRAINT "shop_marketplaces_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_marketplaces" ADD CONSTRAINT "shop_marketplaces_marketplace_id_marketplaces_id_fk" FOREIGN KEY ("marketplace_id") REFERENCES "public"."marketplaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_shop_id_refund_id_order_refunds_shop_id_id_fk" FOREIGN KEY ("shop_id","refund_id") REFERENCES "public"."order_refunds"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_transactions_of" ON "account_transactions" USING btree ("shop_id","account_id","id");--> statement-breakpoint
CREATE INDEX "accounts_name" ON "accounts" USING btree ("shop_id","name","id");--> statement-breakpoint
CREATE INDEX "bin_newest" ON "bin" USING btree ("shop_id","resource","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bin_oldest" ON "bin" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "bin_search" ON "bin" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bin_files" ON "bin" USING gin ("files");--> statement-breakpoint
CREATE INDEX "attribute_values_of" ON "attribute_values" USING btree ("shop_id","attribute_id","position");--> statement-breakpoint
CREATE INDEX "brands_label" ON "brands" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "brands_search" ON "brands" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("shop_id","parent_id","position");--> statement-breakpoint
CREATE INDEX "categories_search" ON "categories" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "category_attributes_attribute" ON "category_attributes" USING btree ("shop_id","attribute_id");--> statement-breakpoint
CREATE INDEX "files_name" ON "files" USING btree ("name");--> statement-breakpoint
CREATE INDEX "files_loose" ON "files" USING btree ("created_at") WHERE attached = 0;--> statement-breakpoint
CREATE INDEX "groups_label" ON "groups" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "groups_search" ON "groups" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "option_values_of" ON "option_values" USING btree ("shop_id","option_id","position");--> statement-breakpoint
CREATE INDEX "order_refund_reasons_label" ON "order_refund_reasons" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "order_refund_reasons_search" ON "order_refund_reasons" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "suppliers_label" ON "suppliers" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "suppliers_search" ON "suppliers" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tags_label" ON "tags" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "tags_search" ON "tags" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "taxes_label" ON "taxes" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "taxes_search" ON "taxes" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "units_label" ON "units" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "units_search" ON "units" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "import_rows_verdict" ON "import_rows" USING btree ("shop_id","import_id","verdict","position");--> statement-breakpoint
CREATE INDEX "imports_age" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_own" ON "imports" USING btree ("shop_id","user_id","id");--> statement-breakpoint
CREATE INDEX "invoices_of" ON "invoices" USING btree ("shop_id","order_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_counts" ON "invoices" USING btree ("shop_id","order_id") WHERE status <> 'error' and cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("shop_id","number") WHERE status <> 'error';--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("ask_at","id") WHERE cancelled_at is null and (status in ('waiting', 'unknown') or (status = 'succeed' and profile = 'commercial' and answer in ('waiting', 'unknown')));--> statement-breakpoint
CREATE INDEX "job_rows_state" ON "job_rows" USING btree ("shop_id","job_id","state","position");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("worked_at" NULLS FIRST,"id") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "jobs_age" ON "jobs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "jobs_state" ON "jobs" USING btree ("shop_id","state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_kind" ON "jobs" USING btree ("shop_id","kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_user" ON "jobs" USING btree ("shop_id","user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_begun" ON "jobs" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_ended" ON "jobs" USING btree ("shop_id","finished_at","id");--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "list_views_list" ON "list_views" USING btree ("shop_id","list","user_id");--> statement-breakpoint
CREATE INDEX "mails_of" ON "mails" USING btree ("shop_id","order_id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at","id") WHERE state = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_listings_match" ON "marketplace_listings" USING btree ("shop_id","variant_id","marketplace_id");--> statement-breakpoint
CREATE INDEX "marketplace_listings_suggestion" ON "marketplace_listings" USING btree ("shop_id","suggested_variant_id");--> statement-breakpoint
CREATE INDEX "marketplace_listings_newest" ON "marketplace_listings" USING btree ("shop_id","marketplace_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "marketplace_listings_status" ON "marketplace_listings" USING btree ("shop_id","marketplace_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "marketplace_listings_reason" ON "marketplace_listings" USING btree ("shop_id","marketplace_id","suggested_by","id" DESC NULLS LAST) WHERE suggested_variant_id is not null;--> statement-breakpoint
CREATE INDEX "marketplace_listings_title" ON "marketplace_listings" USING btree ("shop_id","marketplace_id","title","id");--> statement-breakpoint
CREATE INDEX "marketplace_listings_search" ON "marketplace_listings" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("shop_id","kind","id" DESC NULLS LAST) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "order_lines_variant" ON "order_lines" USING btree ("shop_id","variant_id");--> statement-breakpoint
CREATE INDEX "order_notes_of" ON "order_notes" USING btree ("shop_id","order_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_time" ON "orders" USING btree ("shop_id","ordered_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_facts" ON "orders" USING btree ("shop_id","ordered_at","id","status","channel","payment_status","payment_method","currency","total");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("shop_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("shop_id","customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_customer_name" ON "orders" USING btree ("shop_id","customer_name","id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("shop_id","total","id");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("shop_id","payment_status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_method" ON "orders" USING btree ("shop_id","payment_method","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_channel_status" ON "orders" USING btree ("shop_id","channel","status");--> statement-breakpoint
CREATE INDEX "orders_channel" ON "orders" USING btree ("shop_id","channel","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_shop" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST) WHERE channel <> 'marketplace';--> statement-breakpoint
CREATE INDEX "orders_by_staff" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST) WHERE channel in ('in_store', 'phone');--> statement-breakpoint
CREATE INDEX "orders_transfers" ON "orders" USING btree ("shop_id","payment_status","id" DESC NULLS LAST) WHERE payment_method in ('money_transfer', 'bank_transfer');--> statement-breakpoint
CREATE INDEX "orders_owing" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST) WHERE status in ('cancelled', 'rejected') and paid_total > refunded_total;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("shop_id","user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("shop_id","user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_staff_email" ON "users" USING btree ("shop_id","email") WHERE type in ('admin', 'employee');--> statement-breakpoint
CREATE INDEX "users_list" ON "users" USING btree ("shop_id","type","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "productgroup_products_product" ON "productgroup_products" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "productgroups_group" ON "productgroups" USING btree ("shop_id","group_id");--> statement-breakpoint
CREATE INDEX "productgroups_label" ON "productgroups" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "productgroups_search" ON "productgroups" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_attributes_attribute" ON "product_attributes" USING btree ("shop_id","attribute_id");--> statement-breakpoint
CREATE INDEX "product_categories_category" ON "product_categories" USING btree ("shop_id","category_id","product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_tags_tag" ON "product_tags" USING btree ("shop_id","tag_id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_label" ON "products" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("shop_id","price","id");--> statement-breakpoint
CREATE INDEX "products_stock" ON "products" USING btree ("shop_id","stock","id");--> statement-breakpoint
CREATE INDEX "products_status" ON "products" USING btree ("shop_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("shop_id","main_category_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("shop_id","brand_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_tax" ON "products" USING btree ("shop_id","tax_id");--> statement-breakpoint
CREATE INDEX "products_unit" ON "products" USING btree ("shop_id","unit_id");--> statement-breakpoint
CREATE INDEX "products_supplier" ON "products" USING btree ("shop_id","supplier_id");--> statement-breakpoint
CREATE INDEX "products_type" ON "products" USING btree ("shop_id","product_type_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_no_stock" ON "products" USING btree ("shop_id","id" DESC NULLS LAST) WHERE stock = 0 and product_type_id <> 3;--> statement-breakpoint
CREATE INDEX "products_no_image" ON "products" USING btree ("shop_id","id" DESC NULLS LAST) WHERE image = '';--> statement-breakpoint
CREATE INDEX "products_no_price" ON "products" USING btree ("shop_id","id" DESC NULLS LAST) WHERE lacks_price = 1;--> statement-breakpoint
CREATE INDEX "products_unmatched" ON "products" USING btree ("shop_id","id" DESC NULLS LAST) WHERE lacks_match = 1;--> statement-breakpoint
CREATE INDEX "products_untranslated" ON "products" USING btree ("shop_id","id" DESC NULLS LAST) WHERE lacks_translation = 1;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variant_codes_of" ON "variant_codes" USING btree ("shop_id","variant_id");--> statement-breakpoint
CREATE INDEX "variant_images_of" ON "variant_images" USING btree ("shop_id","variant_id","position");--> statement-breakpoint
CREATE INDEX "variant_images_file" ON "variant_images" USING btree ("shop_id","image");--> statement-breakpoint
CREATE UNIQUE INDEX "variant_images_front" ON "variant_images" USING btree ("shop_id","variant_id") WHERE type = 1 and deleted = 0;--> statement-breakpoint
CREATE INDEX "variant_options_value" ON "variant_options" USING btree ("shop_id","option_value_id");--> statement-breakpoint
CREATE INDEX "variants_of" ON "variants" USING btree ("shop_id","product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_default" ON "variants" USING btree ("shop_id","product_id") WHERE is_default = 1 and deleted = 0;--> statement-breakpoint
CREATE INDEX "order_payments_of" ON "order_payments" USING btree ("shop_id","order_id","id");--> statement-breakpoint
CREATE INDEX "order_refund_lines_line" ON "order_refund_lines" USING btree ("shop_id","order_line_id");--> statement-breakpoint
CREATE INDEX "order_refund_lines_reason" ON "order_refund_lines" USING btree ("shop_id","reason_id");--> statement-breakpoint
CREATE INDEX "order_refunds_newest" ON "order_refunds" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_refunds_of" ON "order_refunds" USING btree ("shop_id","order_id","id");--> statement-breakpoint
CREATE INDEX "order_refunds_status" ON "order_refunds" USING btree ("shop_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_refunds_received" ON "order_refunds" USING btree ("shop_id","received","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_refunds_search" ON "order_refunds" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit_log" USING btree ("shop_id","subject","subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_time" ON "audit_log" USING btree ("shop_id","at");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "product_reviews_newest" ON "product_reviews" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_reviews_status" ON "product_reviews" USING btree ("shop_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_reviews_stars" ON "product_reviews" USING btree ("shop_id","stars","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_reviews_product" ON "product_reviews" USING btree ("shop_id","product_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_reviews_search" ON "product_reviews" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sandbox_orders_of" ON "sandbox_orders" USING btree ("supplier_id","ordered_at");--> statement-breakpoint
CREATE INDEX "sandbox_products_of" ON "sandbox_products" USING btree ("supplier_id","id");--> statement-breakpoint
CREATE INDEX "cargo_announcements_of" ON "cargo_announcements" USING btree ("shop_id","order_id");--> statement-breakpoint
CREATE INDEX "cargo_announcements_due" ON "cargo_announcements" USING btree ("ask_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "shipments_of" ON "shipments" USING btree ("shop_id","order_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipments_due" ON "shipments" USING btree ("ask_at","id") WHERE status = 'registered' and ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_one" ON "shipments" USING btree ("shop_id","order_id") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "stock_movements_refund" ON "stock_movements" USING btree ("shop_id","refund_id") WHERE refund_id is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_of" ON "stock_movements" USING btree ("shop_id","variant_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_time" ON "stock_movements" USING btree ("shop_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);
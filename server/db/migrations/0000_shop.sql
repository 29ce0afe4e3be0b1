CREATE TABLE "attribute_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"label" text COLLATE "tr-x-icu" NOT NULL,
	"translations" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_values_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" NOT NULL,
	"translations" jsonb NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attributes_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"marketplace_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "brands_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"parent_id" integer,
	"label" text COLLATE "tr-x-icu" NOT NULL,
	"translations" jsonb NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"marketplace_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "category_attributes" (
	"shop_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "category_attributes_category_id_attribute_id_pk" PRIMARY KEY("category_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"name" text NOT NULL,
	"real_name" text NOT NULL,
	"type" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sha256" text NOT NULL,
	"user_id" integer,
	"attached" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_name_unique" UNIQUE("name"),
	CONSTRAINT "files_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "option_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "option_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	"label" text COLLATE "tr-x-icu" NOT NULL,
	"translations" jsonb NOT NULL,
	"swatch" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "option_values_shop_id_id_unique" UNIQUE("shop_id","id"),
	CONSTRAINT "option_values_shop_id_option_id_id_unique" UNIQUE("shop_id","option_id","id")
);
--> statement-breakpoint
CREATE TABLE "options" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" NOT NULL,
	"translations" jsonb NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "options_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suppliers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
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
	CONSTRAINT "suppliers_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "tags_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "taxes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "taxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"rates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "taxes_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "units_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text COLLATE "tr-x-icu" NOT NULL,
	"permissions" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"shop_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"permissions" integer[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'accepted' NOT NULL,
	"name" text COLLATE "tr-x-icu" NOT NULL,
	"surname" text COLLATE "tr-x-icu" NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"password_hash" text DEFAULT '' NOT NULL,
	"role_id" integer,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_shop_id_id_unique" UNIQUE("shop_id","id"),
	CONSTRAINT "users_role" CHECK (role_id is null or type = 'employee')
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"strikethrough_price" bigint,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "prices_variant_id_country_id_unique" UNIQUE("variant_id","country_id"),
	CONSTRAINT "prices_amounts" CHECK (price >= 0 and (strikethrough_price is null or strikethrough_price >= 0))
);
--> statement-breakpoint
CREATE TABLE "product_attributes" (
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"attribute_value_id" integer,
	"value" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_attributes_product_id_attribute_id_pk" PRIMARY KEY("product_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_tags" (
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "product_tags_product_id_tag_id_pk" PRIMARY KEY("product_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "product_translations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_translations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"name" text COLLATE "tr-x-icu" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"meta_keywords" text DEFAULT '' NOT NULL,
	"auto_meta_keywords" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_translations_product_id_language_id_unique" UNIQUE("product_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"product_type_id" smallint NOT NULL,
	"main_category_id" integer NOT NULL,
	"tax_id" integer NOT NULL,
	"unit_id" integer,
	"brand_id" integer,
	"supplier_id" integer,
	"min_quantity" integer DEFAULT 1 NOT NULL,
	"max_quantity" integer DEFAULT 999 NOT NULL,
	"step_quantity" integer DEFAULT 1 NOT NULL,
	"preparation_time" integer DEFAULT 5 NOT NULL,
	"review_status" smallint DEFAULT 1 NOT NULL,
	"refund_status" smallint DEFAULT 1 NOT NULL,
	"adult_status" smallint DEFAULT 0 NOT NULL,
	"auto_meta" smallint DEFAULT 1 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"selected_options" integer[] DEFAULT '{}' NOT NULL,
	"label" text COLLATE "tr-x-icu" NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"variant_count" integer DEFAULT 1 NOT NULL,
	"price" bigint,
	"image" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_shop_id_id_unique" UNIQUE("shop_id","id"),
	CONSTRAINT "products_type" CHECK (product_type_id in (1, 2, 3)),
	CONSTRAINT "products_quantities" CHECK (step_quantity >= 1 and min_quantity >= 1 and max_quantity >= min_quantity and min_quantity % step_quantity = 0)
);
--> statement-breakpoint
CREATE TABLE "variant_codes" (
	"shop_id" integer NOT NULL,
	"code" text NOT NULL,
	"variant_id" integer NOT NULL,
	CONSTRAINT "variant_codes_shop_id_code_pk" PRIMARY KEY("shop_id","code")
);
--> statement-breakpoint
CREATE TABLE "variant_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variant_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"type" smallint DEFAULT 0 NOT NULL,
	"image" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"deleted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "variant_images_type" CHECK (type in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "variant_options" (
	"shop_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"option_id" integer NOT NULL,
	"option_value_id" integer NOT NULL,
	CONSTRAINT "variant_options_variant_id_option_id_pk" PRIMARY KEY("variant_id","option_id")
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
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
	CONSTRAINT "variants_shop_id_id_unique" UNIQUE("shop_id","id"),
	CONSTRAINT "variants_quantity" CHECK (quantity >= 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"user_id" integer,
	"request_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer,
	"event" text NOT NULL,
	"state_before" text,
	"state_after" text,
	"rule" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"shop_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_shop_id_user_id_key_pk" PRIMARY KEY("shop_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"says" text NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"price" bigint NOT NULL,
	"tax_rate" integer NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "order_lines_order_id_variant_id_unique" UNIQUE("order_id","variant_id"),
	CONSTRAINT "order_lines_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_method" text NOT NULL,
	"customer_id" integer,
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
	"ordered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_shop_id_id_unique" UNIQUE("shop_id","id"),
	CONSTRAINT "orders_shop_id_number_unique" UNIQUE("shop_id","number"),
	CONSTRAINT "orders_money" CHECK (paid_total >= 0 and paid_total <= total and refunded_total >= 0 and refunded_total <= paid_total)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"type" text NOT NULL,
	"quantity" integer NOT NULL,
	"previous_stock" integer NOT NULL,
	"current_stock" integer NOT NULL,
	"unit_price" bigint,
	"user_id" integer,
	"order_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_chain" CHECK (previous_stock + quantity = current_stock and current_stock >= 0 and quantity <> 0)
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
	"shop_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shop_countries_shop_id_country_id_pk" PRIMARY KEY("shop_id","country_id")
);
--> statement-breakpoint
CREATE TABLE "shop_languages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_languages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shop_languages_shop_id_language_id_unique" UNIQUE("shop_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "shop_marketplaces" (
	"shop_id" integer NOT NULL,
	"marketplace_id" integer NOT NULL,
	"shop_status" smallint DEFAULT 0 NOT NULL,
	"auth_data" jsonb DEFAULT '{"baseKey":"","supplier_id":""}'::jsonb NOT NULL,
	CONSTRAINT "shop_marketplaces_shop_id_marketplace_id_pk" PRIMARY KEY("shop_id","marketplace_id")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
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
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_shop_id_attribute_id_attributes_shop_id_id_fk" FOREIGN KEY ("shop_id","attribute_id") REFERENCES "public"."attributes"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attributes" ADD CONSTRAINT "attributes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_shop_id_parent_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","parent_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_shop_id_category_id_categories_shop_id_id_fk" FOREIGN KEY ("shop_id","category_id") REFERENCES "public"."categories"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attributes" ADD CONSTRAINT "category_attributes_shop_id_attribute_id_attributes_shop_id_id_fk" FOREIGN KEY ("shop_id","attribute_id") REFERENCES "public"."attributes"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "option_values" ADD CONSTRAINT "option_values_shop_id_option_id_options_shop_id_id_fk" FOREIGN KEY ("shop_id","option_id") REFERENCES "public"."options"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "options" ADD CONSTRAINT "options_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxes" ADD CONSTRAINT "taxes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_shop_id_user_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","user_id") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_shop_id_user_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","user_id") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_shop_id_role_id_roles_shop_id_id_fk" FOREIGN KEY ("shop_id","role_id") REFERENCES "public"."roles"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_customer_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."users"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_countries" ADD CONSTRAINT "shop_countries_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_countries" ADD CONSTRAINT "shop_countries_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_languages" ADD CONSTRAINT "shop_languages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_languages" ADD CONSTRAINT "shop_languages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_marketplaces" ADD CONSTRAINT "shop_marketplaces_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_marketplaces" ADD CONSTRAINT "shop_marketplaces_marketplace_id_marketplaces_id_fk" FOREIGN KEY ("marketplace_id") REFERENCES "public"."marketplaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attribute_values_of" ON "attribute_values" USING btree ("attribute_id","position");--> statement-breakpoint
CREATE INDEX "brands_label" ON "brands" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "brands_search" ON "brands" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("shop_id","parent_id","position");--> statement-breakpoint
CREATE INDEX "categories_search" ON "categories" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "category_attributes_attribute" ON "category_attributes" USING btree ("shop_id","attribute_id");--> statement-breakpoint
CREATE INDEX "files_loose" ON "files" USING btree ("created_at") WHERE attached = 0;--> statement-breakpoint
CREATE INDEX "option_values_of" ON "option_values" USING btree ("option_id","position");--> statement-breakpoint
CREATE INDEX "suppliers_label" ON "suppliers" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "suppliers_search" ON "suppliers" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tags_label" ON "tags" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "tags_search" ON "tags" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "taxes_label" ON "taxes" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "taxes_search" ON "taxes" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "units_label" ON "units" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "units_search" ON "units" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("shop_id","user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("shop_id","user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_staff_email" ON "users" USING btree ("email") WHERE type in ('admin', 'employee');--> statement-breakpoint
CREATE INDEX "users_list" ON "users" USING btree ("shop_id","type","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
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
CREATE INDEX "products_search" ON "products" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variant_codes_of" ON "variant_codes" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "variant_images_of" ON "variant_images" USING btree ("variant_id","position");--> statement-breakpoint
CREATE INDEX "variant_images_file" ON "variant_images" USING btree ("image");--> statement-breakpoint
CREATE UNIQUE INDEX "variant_images_front" ON "variant_images" USING btree ("variant_id") WHERE type = 1 and deleted = 0;--> statement-breakpoint
CREATE INDEX "variant_options_value" ON "variant_options" USING btree ("shop_id","option_value_id");--> statement-breakpoint
CREATE INDEX "variants_of" ON "variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_default" ON "variants" USING btree ("product_id") WHERE is_default = 1 and deleted = 0;--> statement-breakpoint
CREATE INDEX "variants_shop" ON "variants" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit_log" USING btree ("shop_id","subject","subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_time" ON "audit_log" USING btree ("shop_id","at");--> statement-breakpoint
CREATE INDEX "idempotency_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("shop_id","kind","id" DESC NULLS LAST) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "order_lines_variant" ON "order_lines" USING btree ("shop_id","variant_id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_time" ON "orders" USING btree ("shop_id","ordered_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("shop_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("shop_id","customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_movements_of" ON "stock_movements" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_time" ON "stock_movements" USING btree ("shop_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);
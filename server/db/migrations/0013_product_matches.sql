CREATE TABLE "marketplace_listings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketplace_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
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
	"suggested_variant_id" integer,
	"suggested_by" text,
	"variant_id" integer,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marketplace_listings_shop_id_id_unique" UNIQUE("shop_id","id"),
	CONSTRAINT "marketplace_listings_shop_id_marketplace_id_barcode_unique" UNIQUE("shop_id","marketplace_id","barcode"),
	CONSTRAINT "marketplace_listings_decision" CHECK (refused = 0 or variant_id is null),
	CONSTRAINT "marketplace_listings_amounts" CHECK (sale_price >= 0 and list_price >= 0 and quantity >= 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lacks_match" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketplace_listings" ADD CONSTRAINT "marketplace_listings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_listings" ADD CONSTRAINT "marketplace_listings_marketplace_id_marketplaces_id_fk" FOREIGN KEY ("marketplace_id") REFERENCES "public"."marketplaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_listings" ADD CONSTRAINT "marketplace_listings_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_listings" ADD CONSTRAINT "marketplace_listings_suggested_fk" FOREIGN KEY ("shop_id","suggested_variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE set null ("suggested_variant_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_listings" ADD CONSTRAINT "marketplace_listings_shop_id_decided_by_users_shop_id_id_fk" FOREIGN KEY ("shop_id","decided_by") REFERENCES "public"."users"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_listings_match" ON "marketplace_listings" USING btree ("shop_id","variant_id","marketplace_id");--> statement-breakpoint
CREATE INDEX "marketplace_listings_suggestion" ON "marketplace_listings" USING btree ("shop_id","suggested_variant_id");--> statement-breakpoint
CREATE INDEX "marketplace_listings_newest" ON "marketplace_listings" USING btree ("shop_id","marketplace_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "marketplace_listings_status" ON "marketplace_listings" USING btree ("shop_id","marketplace_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "marketplace_listings_reason" ON "marketplace_listings" USING btree ("shop_id","marketplace_id","suggested_by","id" DESC NULLS LAST) WHERE suggested_variant_id is not null;--> statement-breakpoint
CREATE INDEX "marketplace_listings_title" ON "marketplace_listings" USING btree ("shop_id","marketplace_id","title","id");--> statement-breakpoint
CREATE INDEX "marketplace_listings_search" ON "marketplace_listings" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_unmatched" ON "products" USING btree ("shop_id","id" DESC NULLS LAST) WHERE lacks_match = 1;
CREATE TABLE "product_listings" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "product_listings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"marketplace_id" integer DEFAULT 2 NOT NULL,
	"product_id" bigint NOT NULL,
	"state" text DEFAULT 'unlisted' NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changed" smallint DEFAULT 0 NOT NULL,
	"status" text GENERATED ALWAYS AS (case when state <> 'unlisted' then state when rules <> '[]' then 'blocked' else 'ready' end) STORED NOT NULL,
	"push" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"batch" text DEFAULT '' NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"told" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ask_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asks" integer DEFAULT 0 NOT NULL,
	"judged_at" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_listings_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "product_listings_shop_id_product_id_marketplace_id_unique" UNIQUE("shop_id","product_id","marketplace_id"),
	CONSTRAINT "product_listings_batch" CHECK (state <> 'waiting' or batch <> '')
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"direction" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"amount" numeric(9, 4),
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "listing_changes_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_marketplace_id_marketplaces_id_fk" FOREIGN KEY ("marketplace_id") REFERENCES "public"."marketplaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_listings_newest" ON "product_listings" USING btree ("shop_id","marketplace_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_listings_status" ON "product_listings" USING btree ("shop_id","marketplace_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_listings_due" ON "product_listings" USING btree ("ask_at","id") WHERE batch <> '';--> statement-breakpoint
CREATE INDEX "listing_changes_label" ON "listing_changes" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "listing_changes_search" ON "listing_changes" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
UPDATE "brands" SET "marketplace_links" = (SELECT coalesce(jsonb_agg('{"external_id": ""}'::jsonb || link ORDER BY place), '[]') FROM jsonb_array_elements("marketplace_links") WITH ORDINALITY AS links(link, place)) WHERE "marketplace_links" <> '[]';--> statement-breakpoint
UPDATE "categories" SET "marketplace_links" = (SELECT coalesce(jsonb_agg('{"external_id": ""}'::jsonb || link ORDER BY place), '[]') FROM jsonb_array_elements("marketplace_links") WITH ORDINALITY AS links(link, place)) WHERE "marketplace_links" <> '[]';

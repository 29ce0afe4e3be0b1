CREATE TABLE "coupons" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"code_folded" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"discount" bigint NOT NULL,
	"by_unit" smallint DEFAULT 0 NOT NULL,
	"start" date NOT NULL,
	"end" date NOT NULL,
	"basis" text NOT NULL,
	"products" bigint[] DEFAULT '{}' NOT NULL,
	"categories" bigint[] DEFAULT '{}' NOT NULL,
	"tags" bigint[] DEFAULT '{}' NOT NULL,
	"payment_methods" bigint[] DEFAULT '{}' NOT NULL,
	"minimum" bigint,
	"maximum" bigint,
	"usage_limit" integer DEFAULT 0 NOT NULL,
	"customer_limit" integer DEFAULT 0 NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"login_required" smallint DEFAULT 0 NOT NULL,
	"customer_groups" bigint[] DEFAULT '{}' NOT NULL,
	"without_groups" smallint DEFAULT 0 NOT NULL,
	"free_shipping" smallint DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "coupons_used" CHECK (used >= 0)
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("shop_id","code_folded") WHERE code_folded <> '';--> statement-breakpoint
CREATE INDEX "coupons_label" ON "coupons" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "coupons_search" ON "coupons" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "coupons_sales" ON "coupons" USING btree ("shop_id","end") WHERE kind = 'sale' and status = 1;
CREATE TABLE "purchase_lines" (
	"shop_id" bigint NOT NULL,
	"purchase_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"variant_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"tax_rate" integer DEFAULT 0 NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"landed" bigint NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"invoiced" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "purchase_lines_shop_id_purchase_id_line_pk" PRIMARY KEY("shop_id","purchase_id","line"),
	CONSTRAINT "purchase_lines_pieces" CHECK (quantity > 0 and received between 0 and quantity and invoiced >= 0 and unit_price >= 0 and discount between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"supplier_id" bigint NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"extra_cost" bigint DEFAULT 0 NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"tax" bigint DEFAULT 0 NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"user_id" bigint,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchases_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "purchases_status" CHECK (status in ('draft', 'ordered', 'partly_received', 'received', 'invoiced', 'cancelled')),
	CONSTRAINT "purchases_amounts" CHECK (extra_cost >= 0 and net >= 0 and tax >= 0)
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "purchase_id" bigint;--> statement-breakpoint
ALTER TABLE "purchase_lines" ADD CONSTRAINT "purchase_lines_shop_id_purchase_id_purchases_shop_id_id_fk" FOREIGN KEY ("shop_id","purchase_id") REFERENCES "public"."purchases"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_lines" ADD CONSTRAINT "purchase_lines_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_shop_id_supplier_id_suppliers_shop_id_id_fk" FOREIGN KEY ("shop_id","supplier_id") REFERENCES "public"."suppliers"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_lines_variant" ON "purchase_lines" USING btree ("shop_id","variant_id");--> statement-breakpoint
CREATE INDEX "purchases_newest" ON "purchases" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "purchases_status" ON "purchases" USING btree ("shop_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "purchases_supplier" ON "purchases" USING btree ("shop_id","supplier_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "purchases_search" ON "purchases" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_shop_id_purchase_id_purchases_shop_id_id_fk" FOREIGN KEY ("shop_id","purchase_id") REFERENCES "public"."purchases"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_purchase" ON "stock_movements" USING btree ("shop_id","purchase_id") WHERE purchase_id is not null;
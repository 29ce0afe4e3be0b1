CREATE TABLE "invoice_series" (
	"shop_id" integer NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_shop_id_series_year_pk" PRIMARY KEY("shop_id","series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_id" integer NOT NULL,
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
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "invoices_shop_id_id_unique" UNIQUE("shop_id","id"),
	CONSTRAINT "invoices_cancelled" CHECK (cancelled_at is null or (status = 'succeed' and profile = 'earchive'))
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
ALTER TABLE "orders" ADD COLUMN "invoice_address" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shop_id_user_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","user_id") REFERENCES "public"."users"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_of" ON "invoices" USING btree ("shop_id","order_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_counts" ON "invoices" USING btree ("shop_id","order_id") WHERE status <> 'error' and cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("shop_id","number") WHERE status <> 'error';
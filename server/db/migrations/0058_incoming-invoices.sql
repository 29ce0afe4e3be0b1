CREATE TABLE "incoming_bookings" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "incoming_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"purchase_invoice_id" bigint,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"reversed_at" timestamp with time zone,
	CONSTRAINT "incoming_bookings_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "incoming_invoice_lines" (
	"shop_id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"name" text NOT NULL,
	"seller_code" text DEFAULT '' NOT NULL,
	"buyer_code" text DEFAULT '' NOT NULL,
	"barcode" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"quantity" numeric(20, 6) NOT NULL,
	"unit_price" numeric(24, 8) NOT NULL,
	"net" bigint NOT NULL,
	"tax_rate" integer NOT NULL,
	"tax" bigint NOT NULL,
	"known_as" text NOT NULL,
	"variant_id" bigint,
	"pieces" integer,
	"account" text,
	"matched_by" text,
	CONSTRAINT "incoming_invoice_lines_shop_id_invoice_id_line_pk" PRIMARY KEY("shop_id","invoice_id","line"),
	CONSTRAINT "incoming_invoice_lines_match" CHECK (quantity >= 0 and (variant_id is null or account is null) and (variant_id is null) = (pieces is null) and (pieces is null or pieces > 0))
);
--> statement-breakpoint
CREATE TABLE "incoming_invoices" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "incoming_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"source" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"profile" text NOT NULL,
	"type" text DEFAULT 'sale' NOT NULL,
	"answer" text NOT NULL,
	"answer_note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"number" text NOT NULL,
	"uuid" text,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"rate" numeric(18, 6),
	"supplier_id" bigint,
	"sender_number" text DEFAULT '' NOT NULL,
	"sender" jsonb NOT NULL,
	"recipient" jsonb NOT NULL,
	"net" bigint DEFAULT 0 NOT NULL,
	"tax" bigint DEFAULT 0 NOT NULL,
	"withheld" bigint DEFAULT 0 NOT NULL,
	"payable" bigint DEFAULT 0 NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"purchase_id" bigint,
	"user_id" bigint,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "incoming_invoices_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "incoming_invoices_status" CHECK (status in ('received', 'matched', 'booked', 'rejected', 'cancelled')),
	CONSTRAINT "incoming_invoices_answer" CHECK (answer in ('waiting', 'approved', 'rejected', 'unknown', 'automatic')),
	CONSTRAINT "incoming_invoices_profile" CHECK (profile in ('basic', 'commercial', 'earchive') and type in ('sale', 'refund')),
	CONSTRAINT "incoming_invoices_amounts" CHECK (net >= 0 and tax >= 0 and withheld >= 0 and payable >= 0 and rate > 0)
);
--> statement-breakpoint
ALTER TABLE "incoming_bookings" ADD CONSTRAINT "incoming_bookings_shop_id_invoice_id_incoming_invoices_shop_id_id_fk" FOREIGN KEY ("shop_id","invoice_id") REFERENCES "public"."incoming_invoices"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_bookings" ADD CONSTRAINT "incoming_bookings_shop_id_purchase_invoice_id_purchase_invoices_shop_id_id_fk" FOREIGN KEY ("shop_id","purchase_invoice_id") REFERENCES "public"."purchase_invoices"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_invoice_lines" ADD CONSTRAINT "incoming_invoice_lines_shop_id_invoice_id_incoming_invoices_shop_id_id_fk" FOREIGN KEY ("shop_id","invoice_id") REFERENCES "public"."incoming_invoices"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_invoice_lines" ADD CONSTRAINT "incoming_invoice_lines_shop_id_variant_id_variants_shop_id_id_fk" FOREIGN KEY ("shop_id","variant_id") REFERENCES "public"."variants"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_invoices" ADD CONSTRAINT "incoming_invoices_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_invoices" ADD CONSTRAINT "incoming_invoices_shop_id_supplier_id_suppliers_shop_id_id_fk" FOREIGN KEY ("shop_id","supplier_id") REFERENCES "public"."suppliers"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_invoices" ADD CONSTRAINT "incoming_invoices_shop_id_purchase_id_purchases_shop_id_id_fk" FOREIGN KEY ("shop_id","purchase_id") REFERENCES "public"."purchases"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "incoming_bookings_standing" ON "incoming_bookings" USING btree ("shop_id","invoice_id") WHERE reversed_at is null;--> statement-breakpoint
CREATE INDEX "incoming_invoice_lines_variant" ON "incoming_invoice_lines" USING btree ("shop_id","variant_id");--> statement-breakpoint
CREATE INDEX "incoming_invoice_lines_known_as" ON "incoming_invoice_lines" USING btree ("shop_id","known_as");--> statement-breakpoint
CREATE UNIQUE INDEX "incoming_invoices_uuid" ON "incoming_invoices" USING btree ("shop_id","uuid") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "incoming_invoices_supplier_number" ON "incoming_invoices" USING btree ("shop_id","supplier_id","number") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "incoming_invoices_sender_number" ON "incoming_invoices" USING btree ("shop_id","sender_number","number") WHERE status <> 'cancelled' and sender_number <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "incoming_invoices_purchase" ON "incoming_invoices" USING btree ("shop_id","purchase_id") WHERE status in ('received', 'matched', 'booked');--> statement-breakpoint
CREATE INDEX "incoming_invoices_newest" ON "incoming_invoices" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "incoming_invoices_status" ON "incoming_invoices" USING btree ("shop_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "incoming_invoices_supplier" ON "incoming_invoices" USING btree ("shop_id","supplier_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "incoming_invoices_search" ON "incoming_invoices" USING gin ("search" gin_trgm_ops);
CREATE TABLE "purchase_invoices" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "purchase_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"purchase_id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"number" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"reversed_at" timestamp with time zone,
	CONSTRAINT "purchase_invoices_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "account_entries" ADD COLUMN "supplier_id" bigint;--> statement-breakpoint
ALTER TABLE "purchase_invoices" ADD CONSTRAINT "purchase_invoices_shop_id_purchase_id_purchases_shop_id_id_fk" FOREIGN KEY ("shop_id","purchase_id") REFERENCES "public"."purchases"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_invoices" ADD CONSTRAINT "purchase_invoices_shop_id_supplier_id_suppliers_shop_id_id_fk" FOREIGN KEY ("shop_id","supplier_id") REFERENCES "public"."suppliers"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_invoices_number" ON "purchase_invoices" USING btree ("shop_id","supplier_id","number") WHERE reversed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_invoices_standing" ON "purchase_invoices" USING btree ("shop_id","purchase_id") WHERE reversed_at is null;--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_shop_id_supplier_id_suppliers_shop_id_id_fk" FOREIGN KEY ("shop_id","supplier_id") REFERENCES "public"."suppliers"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_entries_supplier_id" ON "account_entries" USING btree ("shop_id","supplier_id");
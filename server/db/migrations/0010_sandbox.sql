CREATE TABLE "sandbox_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"supplier_id" text NOT NULL,
	"order_number" text NOT NULL,
	"status" text DEFAULT 'Created' NOT NULL,
	"customer_first_name" text NOT NULL,
	"customer_last_name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_orders_order_number_unique" UNIQUE("order_number")
);
--> statement-breakpoint
CREATE TABLE "sandbox_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
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
	CONSTRAINT "sandbox_products_supplier_id_barcode_unique" UNIQUE("supplier_id","barcode")
);
--> statement-breakpoint
CREATE TABLE "sandbox_suppliers" (
	"supplier_id" text PRIMARY KEY NOT NULL,
	"base_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD CONSTRAINT "sandbox_orders_supplier_id_sandbox_suppliers_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."sandbox_suppliers"("supplier_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_products" ADD CONSTRAINT "sandbox_products_supplier_id_sandbox_suppliers_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."sandbox_suppliers"("supplier_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_orders_of" ON "sandbox_orders" USING btree ("supplier_id","ordered_at");--> statement-breakpoint
CREATE INDEX "sandbox_products_of" ON "sandbox_products" USING btree ("supplier_id","id");
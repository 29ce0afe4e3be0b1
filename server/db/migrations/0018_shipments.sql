CREATE TABLE "sandbox_parcels" (
	"reference" text PRIMARY KEY NOT NULL,
	"tracking_code" text NOT NULL,
	"recipient" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"route" jsonb NOT NULL,
	"reached" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_parcels_tracking_code_unique" UNIQUE("tracking_code")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"shipping_method_id" integer,
	"reference" text NOT NULL,
	"tracking_code" text DEFAULT '' NOT NULL,
	"tracking_url" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"heard" integer DEFAULT 0 NOT NULL,
	"heard_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_shop_id_id_unique" UNIQUE("shop_id","id"),
	CONSTRAINT "shipments_shop_id_reference_unique" UNIQUE("shop_id","reference"),
	CONSTRAINT "shipments_code" CHECK (status <> 'registered' or tracking_code <> '')
);
--> statement-breakpoint
CREATE TABLE "shipping_methods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipping_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"name" text COLLATE "tr-x-icu" NOT NULL,
	"carrier" text NOT NULL,
	"service" text DEFAULT 'standard' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shipping_methods_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_shop_id_shipping_method_id_shipping_methods_shop_id_id_fk" FOREIGN KEY ("shop_id","shipping_method_id") REFERENCES "public"."shipping_methods"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD CONSTRAINT "shipping_methods_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipments_of" ON "shipments" USING btree ("shop_id","order_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_one" ON "shipments" USING btree ("shop_id","order_id") WHERE status <> 'cancelled';
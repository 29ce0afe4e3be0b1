ALTER TABLE "orders" ADD COLUMN "marketplace_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "marketplace_number" text;--> statement-breakpoint
ALTER TABLE "sandbox_orders" ADD COLUMN "address" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_marketplace_id_marketplaces_id_fk" FOREIGN KEY ("marketplace_id") REFERENCES "public"."marketplaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_marketplace_id_marketplace_number_unique" UNIQUE("shop_id","marketplace_id","marketplace_number");
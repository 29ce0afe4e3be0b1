ALTER TABLE "products" ADD COLUMN "min_stock" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "least_stock" integer;--> statement-breakpoint
CREATE INDEX "products_low_stock" ON "products" USING btree ("shop_id","id" DESC NULLS LAST) WHERE least_stock < min_stock and product_type_id <> 3;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_min_stock" CHECK (min_stock >= 0);
ALTER TABLE "orders" ADD COLUMN "search" text GENERATED ALWAYS AS (btrim(regexp_replace(lower(regexp_replace(
  normalize(translate((number || ' ' || customer_name) collate "und-x-icu", 'ıİ', 'ii'), NFKD),
  '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]', '', 'g')), '\s+', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_facts" ON "orders" USING btree ("shop_id","ordered_at","id","status","channel","payment_status","payment_method","currency","total");--> statement-breakpoint
CREATE INDEX "orders_customer_name" ON "orders" USING btree ("shop_id","customer_name","id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "orders" USING btree ("shop_id","total","id");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("shop_id","payment_status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_method" ON "orders" USING btree ("shop_id","payment_method","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_channel" ON "orders" USING btree ("shop_id","channel","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_shop" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST) WHERE channel <> 'marketplace';--> statement-breakpoint
CREATE INDEX "orders_by_staff" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST) WHERE channel in ('in_store', 'phone');--> statement-breakpoint
CREATE INDEX "orders_transfers" ON "orders" USING btree ("shop_id","payment_status","id" DESC NULLS LAST) WHERE payment_method in ('money_transfer', 'bank_transfer');--> statement-breakpoint
CREATE INDEX "orders_owing" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST) WHERE status in ('cancelled', 'rejected') and paid_total > refunded_total;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops);
ALTER TABLE "orders" drop column "search";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search" text GENERATED ALWAYS AS (btrim(regexp_replace(lower(regexp_replace(
  normalize(translate((number || ' ' || customer_name || ' ' || coalesce(marketplace_number, '') || ' ' || coalesce(regexp_replace(shipping_address ->> 'phone', '[^0-9]', '', 'g'), '') || ' ' || coalesce(regexp_replace(invoice_address ->> 'phone', '[^0-9]', '', 'g'), '') || ' ' || coalesce(invoice_address ->> 'email', '')) collate "und-x-icu", 'ıİ', 'ii'), NFKD),
  '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]', '', 'g')), '\s+', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shipments_tracking" ON "shipments" USING gin (lower(tracking_code collate "und-x-icu") gin_trgm_ops);
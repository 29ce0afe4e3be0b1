CREATE INDEX "orders_part_paid" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST) WHERE paid_total > 0 and paid_total < total;--> statement-breakpoint
CREATE INDEX "customer_addresses_city" ON "customer_addresses" USING btree ("shop_id",(btrim(regexp_replace(lower(regexp_replace(
  normalize(translate((city) collate "und-x-icu", 'ıİ', 'ii'), NFKD),
  '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]', '', 'g')), '\s+', ' ', 'g'))) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customer_addresses_district" ON "customer_addresses" USING btree ("shop_id",(btrim(regexp_replace(lower(regexp_replace(
  normalize(translate((district) collate "und-x-icu", 'ıİ', 'ii'), NFKD),
  '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]', '', 'g')), '\s+', ' ', 'g'))) text_pattern_ops);
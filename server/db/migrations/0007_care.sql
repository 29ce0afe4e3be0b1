ALTER TABLE "products" ADD COLUMN "lacks_price" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lacks_translation" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "products" p SET
  "lacks_price" = (p.product_type_id <> 3 and exists (
    select from variants v join shops s on s.id = v.shop_id where v.product_id = p.id and v.deleted = 0 and not exists (
      select from prices r where r.variant_id = v.id and r.country_id = s.default_country_id and r.status = 1 and r.price > 0)))::int,
  "lacks_translation" = exists (
    select from shop_languages l where l.shop_id = p.shop_id and l.status = 1 and not exists (
      select from product_translations t where t.product_id = p.id and t.language_id = l.language_id and t.name <> ''))::int;--> statement-breakpoint
CREATE INDEX "products_no_image" ON "products" USING btree ("shop_id","id" DESC NULLS LAST) WHERE image = '';--> statement-breakpoint
CREATE INDEX "products_no_price" ON "products" USING btree ("shop_id","id" DESC NULLS LAST) WHERE lacks_price = 1;--> statement-breakpoint
CREATE INDEX "products_untranslated" ON "products" USING btree ("shop_id","id" DESC NULLS LAST) WHERE lacks_translation = 1;
CREATE TABLE "variant_changes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "variant_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"changed_in" bigint DEFAULT (pg_current_xact_id()::text::bigint) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variant_changes_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE INDEX "variant_changes_since" ON "variant_changes" USING btree ("shop_id","changed_in","variant_id");--> statement-breakpoint
CREATE INDEX "variant_changes_age" ON "variant_changes" USING brin ("created_at");--> statement-breakpoint
CREATE FUNCTION note_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT c.shop_id, c.id FROM changed c ;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER variants_inserted_noted AFTER INSERT ON "variants"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_variants();--> statement-breakpoint
CREATE TRIGGER variants_deleted_noted AFTER DELETE ON "variants"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_variants();--> statement-breakpoint
CREATE FUNCTION note_changed_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT c.shop_id, c.id FROM changed c JOIN before b ON b.shop_id = c.shop_id AND b.id = c.id
   WHERE (c.quantity, c.stock_code, c.barcode, c.status, c.deleted, c.product_id) IS DISTINCT FROM (b.quantity, b.stock_code, b.barcode, b.status, b.deleted, b.product_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER changed_variants_updated_noted AFTER UPDATE ON "variants"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variants();--> statement-breakpoint
CREATE FUNCTION note_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT c.shop_id, c.variant_id FROM changed c
    JOIN shops s ON s.id = c.shop_id AND s.default_country_id = c.country_id ;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER prices_inserted_noted AFTER INSERT ON "prices"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_prices();--> statement-breakpoint
CREATE TRIGGER prices_deleted_noted AFTER DELETE ON "prices"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_prices();--> statement-breakpoint
CREATE FUNCTION note_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT c.shop_id, c.variant_id FROM changed c
    JOIN shops s ON s.id = c.shop_id AND s.default_country_id = c.country_id JOIN before b ON b.shop_id = c.shop_id AND b.id = c.id
   WHERE (c.price, c.status, c.country_id) IS DISTINCT FROM (b.price, b.status, b.country_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER changed_prices_updated_noted AFTER UPDATE ON "prices"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_prices();--> statement-breakpoint
CREATE FUNCTION note_variant_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT DISTINCT c.shop_id, c.variant_id FROM changed c ;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER variant_options_inserted_noted AFTER INSERT ON "variant_options"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_variant_options();--> statement-breakpoint
CREATE TRIGGER variant_options_deleted_noted AFTER DELETE ON "variant_options"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_variant_options();--> statement-breakpoint
CREATE FUNCTION note_changed_variant_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT DISTINCT c.shop_id, c.variant_id FROM changed c JOIN before b ON b.shop_id = c.shop_id AND b.variant_id = c.variant_id AND b.option_id = c.option_id
   WHERE (c.option_value_id) IS DISTINCT FROM (b.option_value_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER changed_variant_options_updated_noted AFTER UPDATE ON "variant_options"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variant_options();--> statement-breakpoint
CREATE FUNCTION note_product_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT DISTINCT v.shop_id, v.id FROM changed c
    JOIN variants v ON v.shop_id = c.shop_id AND v.product_id = c.product_id ;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_translations_inserted_noted AFTER INSERT ON "product_translations"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_translations();--> statement-breakpoint
CREATE TRIGGER product_translations_deleted_noted AFTER DELETE ON "product_translations"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_product_translations();--> statement-breakpoint
CREATE FUNCTION note_changed_product_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT DISTINCT v.shop_id, v.id FROM changed c
    JOIN variants v ON v.shop_id = c.shop_id AND v.product_id = c.product_id JOIN before b ON b.shop_id = c.shop_id AND b.id = c.id
   WHERE (c.name) IS DISTINCT FROM (b.name);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER changed_product_translations_updated_noted AFTER UPDATE ON "product_translations"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_product_translations();--> statement-breakpoint
CREATE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT v.shop_id, v.id FROM changed c
    JOIN variants v ON v.shop_id = c.shop_id AND v.product_id = c.id JOIN before b ON b.shop_id = c.shop_id AND b.id = c.id
   WHERE (c.status, c.product_type_id, c.min_quantity, c.max_quantity, c.step_quantity, c.tax_id, c.label) IS DISTINCT FROM (b.status, b.product_type_id, b.min_quantity, b.max_quantity, b.step_quantity, b.tax_id, b.label);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER changed_products_updated_noted AFTER UPDATE ON "products"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();--> statement-breakpoint
CREATE FUNCTION note_changed_option_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT DISTINCT o.shop_id, o.variant_id FROM changed c
    JOIN variant_options o ON o.shop_id = c.shop_id AND o.option_value_id = c.id JOIN before b ON b.shop_id = c.shop_id AND b.id = c.id
   WHERE (c.label) IS DISTINCT FROM (b.label);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER changed_option_values_updated_noted AFTER UPDATE ON "option_values"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_option_values();--> statement-breakpoint
CREATE FUNCTION note_changed_taxes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT v.shop_id, v.id FROM changed c
    JOIN products p ON p.shop_id = c.shop_id AND p.tax_id = c.id
    JOIN variants v ON v.shop_id = p.shop_id AND v.product_id = p.id JOIN before b ON b.shop_id = c.shop_id AND b.id = c.id
   WHERE (c.rates) IS DISTINCT FROM (b.rates);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER changed_taxes_updated_noted AFTER UPDATE ON "taxes"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_taxes();--> statement-breakpoint
CREATE FUNCTION note_changed_shops() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT v.shop_id, v.id FROM changed c JOIN variants v ON v.shop_id = c.id JOIN before b ON b.id = c.id
   WHERE (c.default_country_id, c.default_currency) IS DISTINCT FROM (b.default_country_id, b.default_currency);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER changed_shops_updated_noted AFTER UPDATE ON "shops"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_shops();

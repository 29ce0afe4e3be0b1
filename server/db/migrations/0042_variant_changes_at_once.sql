CREATE OR REPLACE FUNCTION note_changed_variants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT c.shop_id, c.id FROM (SELECT shop_id, id, quantity, stock_code, barcode, status, deleted, product_id FROM changed EXCEPT SELECT shop_id, id, quantity, stock_code, barcode, status, deleted, product_id FROM before) c;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT c.shop_id, c.variant_id FROM (SELECT shop_id, variant_id, price, status, country_id FROM changed EXCEPT SELECT shop_id, variant_id, price, status, country_id FROM before) c
    JOIN shops s ON s.id = c.shop_id AND s.default_country_id = c.country_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_changed_variant_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT DISTINCT c.shop_id, c.variant_id FROM (SELECT shop_id, variant_id, option_id, option_value_id FROM changed EXCEPT SELECT shop_id, variant_id, option_id, option_value_id FROM before) c;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_changed_product_translations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT DISTINCT v.shop_id, v.id FROM (SELECT shop_id, product_id, language_id, name FROM changed EXCEPT SELECT shop_id, product_id, language_id, name FROM before) c
    JOIN variants v ON v.shop_id = c.shop_id AND v.product_id = c.product_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT v.shop_id, v.id FROM (SELECT shop_id, id, status, product_type_id, min_quantity, max_quantity, step_quantity, tax_id, label FROM changed EXCEPT SELECT shop_id, id, status, product_type_id, min_quantity, max_quantity, step_quantity, tax_id, label FROM before) c
    JOIN variants v ON v.shop_id = c.shop_id AND v.product_id = c.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_changed_option_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO variant_changes (shop_id, variant_id)
  SELECT DISTINCT o.shop_id, o.variant_id FROM (SELECT shop_id, id, label FROM changed EXCEPT SELECT shop_id, id, label FROM before) c
    JOIN variant_options o ON o.shop_id = c.shop_id AND o.option_value_id = c.id;
  RETURN NULL;
END $$;

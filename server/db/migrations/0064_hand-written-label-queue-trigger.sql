CREATE FUNCTION queue_labels_of_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO label_queue (shop_id, variant_id)
  SELECT c.shop_id, c.variant_id
    FROM (SELECT shop_id, variant_id, country_id, price, strikethrough_price, status FROM changed EXCEPT SELECT shop_id, variant_id, country_id, price, strikethrough_price, status FROM before) c
    JOIN shops s ON s.id = c.shop_id AND s.default_country_id = c.country_id
   WHERE c.status = 1
   ORDER BY c.shop_id, c.variant_id
  ON CONFLICT ON CONSTRAINT label_queue_once DO UPDATE SET version = label_queue.version + 1, queued_at = now();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER prices_updated_labelled AFTER UPDATE ON "prices"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION queue_labels_of_prices();

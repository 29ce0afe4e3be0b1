CREATE FUNCTION order_contract_is_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- With its order, and so with its shop, it goes; alone it stays as it was written.
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM orders o WHERE o.shop_id = OLD.shop_id AND o.id = OLD.order_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a contract is never changed once it is written' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER order_contracts_written BEFORE UPDATE OR DELETE ON "order_contracts"
  FOR EACH ROW EXECUTE FUNCTION order_contract_is_written();

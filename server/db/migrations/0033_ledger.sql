CREATE TABLE "journal_entries" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "journal_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"source_id" bigint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"reverses_id" bigint,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "journal_entries_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "journal_entries_source" UNIQUE("shop_id","source","source_id","kind"),
	CONSTRAINT "journal_entries_reverses" UNIQUE("shop_id","reverses_id"),
	CONSTRAINT "journal_entries_of_day" UNIQUE("shop_id","id","day","currency")
);
--> statement-breakpoint
CREATE TABLE "journal_lines" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "journal_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"account" text NOT NULL,
	"account_id" bigint,
	"customer_id" bigint,
	"supplier_id" bigint,
	"tax_rate" integer,
	"debit" bigint DEFAULT 0 NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "journal_lines_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "journal_lines_account" CHECK (account ~ '^[1-7][0-9]{2}$'),
	CONSTRAINT "journal_lines_side" CHECK (debit >= 0 and credit >= 0 and (debit = 0) <> (credit = 0))
);
--> statement-breakpoint
ALTER TABLE "order_payments" DROP CONSTRAINT "order_payments_kind";--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "reverses_id" bigint;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "collection_id" bigint;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "sale_id" bigint;--> statement-breakpoint
UPDATE "order_payments" p SET "method" = o.payment_method FROM "orders" o WHERE o.shop_id = p.shop_id AND o.id = p.order_id;--> statement-breakpoint
UPDATE "order_payments" p SET "kind" = 'reversal', "reverses_id" = (
  SELECT max(m.id) FROM "order_payments" m
   WHERE m.shop_id = p.shop_id AND m.order_id = p.order_id AND m.id < p.id AND m.kind = 'marked' AND m.amount > 0)
 WHERE p.kind = 'marked' AND p.amount < 0;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_shop_id_reverses_id_journal_entries_shop_id_id_fk" FOREIGN KEY ("shop_id","reverses_id") REFERENCES "public"."journal_entries"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_entry" FOREIGN KEY ("shop_id","entry_id","day","currency") REFERENCES "public"."journal_entries"("shop_id","id","day","currency") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_shop_id_customer_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."users"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_shop_id_supplier_id_suppliers_shop_id_id_fk" FOREIGN KEY ("shop_id","supplier_id") REFERENCES "public"."suppliers"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_entries_day" ON "journal_entries" USING btree ("shop_id","day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "journal_lines_entry" ON "journal_lines" USING btree ("shop_id","entry_id");--> statement-breakpoint
CREATE INDEX "journal_lines_account" ON "journal_lines" USING btree ("shop_id","account","currency","day","id");--> statement-breakpoint
CREATE INDEX "journal_lines_day" ON "journal_lines" USING btree ("shop_id","day","account","currency");--> statement-breakpoint
CREATE INDEX "journal_lines_money" ON "journal_lines" USING btree ("shop_id","account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "journal_lines_customer" ON "journal_lines" USING btree ("shop_id","customer_id","day","id") WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "journal_lines_supplier" ON "journal_lines" USING btree ("shop_id","supplier_id","day","id") WHERE supplier_id is not null;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_shop_id_reverses_id_order_payments_shop_id_id_fk" FOREIGN KEY ("shop_id","reverses_id") REFERENCES "public"."order_payments"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_payments_collection" ON "order_payments" USING btree ("shop_id","collection_id") WHERE collection_id is not null;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_reverses" UNIQUE("shop_id","reverses_id");--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_reversal" CHECK ((kind = 'reversal') = (reverses_id is not null));--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_sign" CHECK ((kind in ('refund', 'reversal')) = (amount < 0));--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_kind" CHECK ((kind = 'refund') = (refund_id is not null));--> statement-breakpoint
CREATE FUNCTION journal_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shop bigint := coalesce(new.shop_id, old.shop_id);
  entry bigint := coalesce(new.entry_id, old.entry_id);
  surplus numeric;
BEGIN
  SELECT sum(debit) - sum(credit) INTO surplus FROM journal_lines WHERE shop_id = shop AND entry_id = entry;
  IF surplus <> 0 THEN
    RAISE EXCEPTION 'journal entry % does not balance: % left over', entry, surplus USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER journal_lines_balance AFTER INSERT OR DELETE ON journal_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_entry_balances();--> statement-breakpoint
CREATE FUNCTION journal_is_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an entry of the books is never changed, only reversed' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER journal_entries_written BEFORE UPDATE ON journal_entries FOR EACH ROW EXECUTE FUNCTION journal_is_written();--> statement-breakpoint
CREATE TRIGGER journal_lines_written BEFORE UPDATE OF shop_id, entry_id, day, currency, account, account_id, debit, credit
  ON journal_lines FOR EACH ROW EXECUTE FUNCTION journal_is_written();

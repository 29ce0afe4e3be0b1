ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_shop_id_id_unique" UNIQUE("shop_id","id");--> statement-breakpoint
CREATE TABLE "account_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"refund_id" integer,
	"user_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_transactions_refund" UNIQUE("shop_id","refund_id"),
	CONSTRAINT "account_transactions_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"name" text COLLATE "tr-x-icu" NOT NULL,
	"currency" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "order_refund_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refund_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"refund_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason_id" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"decision" text DEFAULT 'pending' NOT NULL,
	"gross" bigint,
	"discount" bigint,
	"tax" bigint,
	"total" bigint,
	CONSTRAINT "order_refund_lines_refund_id_order_line_id_unique" UNIQUE("refund_id","order_line_id"),
	CONSTRAINT "order_refund_lines_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"received" smallint DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone,
	"restock" smallint DEFAULT 1 NOT NULL,
	"shipping" bigint DEFAULT 0 NOT NULL,
	"amount" bigint,
	"approved_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_refunds_shop_id_id_unique" UNIQUE("shop_id","id"),
	CONSTRAINT "order_refunds_amount" CHECK (amount >= 0 and shipping >= 0 and (amount is not null or status in ('pending', 'rejected')))
);
--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "refund_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "refund_id" integer;--> statement-breakpoint
ALTER TABLE "account_transactions" ADD CONSTRAINT "account_transactions_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_transactions" ADD CONSTRAINT "account_transactions_shop_id_refund_id_order_refunds_shop_id_id_fk" FOREIGN KEY ("shop_id","refund_id") REFERENCES "public"."order_refunds"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_shop_id_refund_id_order_refunds_shop_id_id_fk" FOREIGN KEY ("shop_id","refund_id") REFERENCES "public"."order_refunds"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_shop_id_order_line_id_order_lines_shop_id_id_fk" FOREIGN KEY ("shop_id","order_line_id") REFERENCES "public"."order_lines"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund_lines" ADD CONSTRAINT "order_refund_lines_shop_id_reason_id_order_refund_reasons_shop_id_id_fk" FOREIGN KEY ("shop_id","reason_id") REFERENCES "public"."order_refund_reasons"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_transactions_of" ON "account_transactions" USING btree ("shop_id","account_id","id");--> statement-breakpoint
CREATE INDEX "accounts_name" ON "accounts" USING btree ("shop_id","name","id");--> statement-breakpoint
CREATE INDEX "order_refund_lines_line" ON "order_refund_lines" USING btree ("shop_id","order_line_id");--> statement-breakpoint
CREATE INDEX "order_refund_lines_reason" ON "order_refund_lines" USING btree ("shop_id","reason_id");--> statement-breakpoint
CREATE INDEX "order_refunds_of" ON "order_refunds" USING btree ("shop_id","order_id","id");--> statement-breakpoint
CREATE INDEX "order_refunds_newest" ON "order_refunds" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_refunds_status" ON "order_refunds" USING btree ("shop_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_refunds_received" ON "order_refunds" USING btree ("shop_id","received","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_refunds_search" ON "order_refunds" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_shop_id_refund_id_order_refunds_shop_id_id_fk" FOREIGN KEY ("shop_id","refund_id") REFERENCES "public"."order_refunds"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_shop_id_refund_id_order_refunds_shop_id_id_fk" FOREIGN KEY ("shop_id","refund_id") REFERENCES "public"."order_refunds"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_refund" ON "stock_movements" USING btree ("shop_id","refund_id") WHERE refund_id is not null;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_refund" UNIQUE("shop_id","refund_id");--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_kind" CHECK ((kind = 'refund') = (refund_id is not null) and (kind <> 'refund' or amount < 0));--> statement-breakpoint
INSERT INTO "accounts" ("shop_id", "kind", "name", "currency") SELECT "id", 'cash', 'Kasa', "default_currency" FROM "shops";

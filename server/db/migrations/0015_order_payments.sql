CREATE TABLE "order_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"user_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_payments_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_payments_of" ON "order_payments" USING btree ("shop_id","order_id","id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_returned" CHECK (returned between 0 and quantity);--> statement-breakpoint
INSERT INTO "order_payments" ("shop_id", "order_id", "kind", "amount", "at") SELECT shop_id, id, 'marked', paid_total, ordered_at FROM "orders" WHERE paid_total > 0;--> statement-breakpoint
UPDATE "order_lines" l SET returned = quantity FROM "orders" o WHERE o.shop_id = l.shop_id AND o.id = l.order_id AND o.status IN ('cancelled', 'rejected');

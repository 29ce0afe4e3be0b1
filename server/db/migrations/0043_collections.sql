CREATE TABLE "collection_parts" (
	"shop_id" bigint NOT NULL,
	"collection_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"amount" bigint NOT NULL,
	"rest" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	CONSTRAINT "collection_parts_shop_id_collection_id_order_id_pk" PRIMARY KEY("shop_id","collection_id","order_id"),
	CONSTRAINT "collection_parts_amount" CHECK (amount > 0 and rest >= 0)
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"method" text NOT NULL,
	"account_id" bigint,
	"paid_on" date NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" bigint,
	CONSTRAINT "collections_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "collections_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "collection_parts" ADD CONSTRAINT "collection_parts_shop_id_collection_id_collections_shop_id_id_fk" FOREIGN KEY ("shop_id","collection_id") REFERENCES "public"."collections"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_parts" ADD CONSTRAINT "collection_parts_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_shop_id_customer_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."users"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_parts_order" ON "collection_parts" USING btree ("shop_id","order_id");--> statement-breakpoint
CREATE INDEX "collections_newest" ON "collections" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collections_customer" ON "collections" USING btree ("shop_id","customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collections_account" ON "collections" USING btree ("shop_id","account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("shop_id","customer_id","ordered_at","id") WHERE payment_status = 'not_paid' and status not in ('cancelled', 'rejected', 'refunded') and total > paid_total;
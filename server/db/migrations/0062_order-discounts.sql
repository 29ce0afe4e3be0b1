CREATE TABLE "order_discounts" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"coupon_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"carriage" bigint DEFAULT 0 NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"given_back_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_discounts_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "order_discounts_once" UNIQUE("shop_id","order_id","coupon_id"),
	CONSTRAINT "order_discounts_amounts" CHECK (amount >= 0 and carriage >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_shop_id_coupon_id_coupons_shop_id_id_fk" FOREIGN KEY ("shop_id","coupon_id") REFERENCES "public"."coupons"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_discounts_coupon" ON "order_discounts" USING btree ("shop_id","coupon_id");
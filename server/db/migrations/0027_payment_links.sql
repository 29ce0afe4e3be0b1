CREATE TABLE "payment_answers" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"link_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_answers_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "payment_answers_shop_id_link_id_reference_unique" UNIQUE("shop_id","link_id","reference")
);
--> statement-breakpoint
CREATE TABLE "payment_links" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payment_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"method_id" bigint NOT NULL,
	"token" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"mailed_to" text,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_links_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "payment_links_shop_id_token_unique" UNIQUE("shop_id","token"),
	CONSTRAINT "payment_links_amount" CHECK (amount > 0)
);
--> statement-breakpoint
ALTER TABLE "shop_payment_methods" ADD COLUMN "adapter" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_payment_methods" ADD COLUMN "url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_payment_methods" ADD COLUMN "send" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_payment_methods" ADD COLUMN "merchant" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_payment_methods" ADD COLUMN "key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_answers" ADD CONSTRAINT "payment_answers_shop_id_link_id_payment_links_shop_id_id_fk" FOREIGN KEY ("shop_id","link_id") REFERENCES "public"."payment_links"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_links" ADD CONSTRAINT "payment_links_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_links_of" ON "payment_links" USING btree ("shop_id","order_id","id" DESC NULLS LAST);
--> statement-breakpoint
UPDATE "shop_payment_methods" SET "adapter" = 'manual', "send" = 'post';
CREATE TABLE "order_refund_reasons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refund_reasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description_required" smallint DEFAULT 1 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "order_refund_reasons_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_refund_reasons" ADD CONSTRAINT "order_refund_reasons_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refund_reasons_label" ON "order_refund_reasons" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "order_refund_reasons_search" ON "order_refund_reasons" USING gin ("search" gin_trgm_ops);
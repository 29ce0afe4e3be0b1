CREATE TABLE "customer_merges" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customer_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"from_id" bigint NOT NULL,
	"into_id" bigint NOT NULL,
	"from_label" text NOT NULL,
	"before" jsonb NOT NULL,
	"into_version" integer DEFAULT 1 NOT NULL,
	"moved" jsonb NOT NULL,
	"default_address_id" bigint,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" bigint,
	CONSTRAINT "customer_merges_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_merges_from" ON "customer_merges" USING btree ("shop_id","from_id");--> statement-breakpoint
CREATE INDEX "customer_merges_into" ON "customer_merges" USING btree ("shop_id","into_id","id" DESC NULLS LAST);
CREATE TABLE "bin" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"resource" text NOT NULL,
	"record_id" integer NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"rows" jsonb NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"user_id" integer,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bin_shop_id_resource_record_id_unique" UNIQUE("shop_id","resource","record_id")
);
--> statement-breakpoint
ALTER TABLE "bin" ADD CONSTRAINT "bin_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bin_newest" ON "bin" USING btree ("shop_id","resource","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bin_oldest" ON "bin" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "bin_files" ON "bin" USING gin ("files");
CREATE TABLE "blog_copies" (
	"shop_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"of_version" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"saved_by" bigint,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_copies_shop_id_record_id_pk" PRIMARY KEY("shop_id","record_id")
);
--> statement-breakpoint
CREATE TABLE "page_copies" (
	"shop_id" bigint NOT NULL,
	"record_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"of_version" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	"saved_by" bigint,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_copies_shop_id_record_id_pk" PRIMARY KEY("shop_id","record_id")
);
--> statement-breakpoint
ALTER TABLE "blog_copies" ADD CONSTRAINT "blog_copies_shop_id_record_id_blogs_shop_id_id_fk" FOREIGN KEY ("shop_id","record_id") REFERENCES "public"."blogs"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_copies" ADD CONSTRAINT "page_copies_shop_id_record_id_pages_shop_id_id_fk" FOREIGN KEY ("shop_id","record_id") REFERENCES "public"."pages"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_copies_files" ON "blog_copies" USING gin ("files");--> statement-breakpoint
CREATE INDEX "page_copies_files" ON "page_copies" USING gin ("files");
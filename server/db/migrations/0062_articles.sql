CREATE TABLE "blog_slugs" (
	"shop_id" bigint NOT NULL,
	"language_id" integer NOT NULL,
	"slug" text NOT NULL,
	"record_id" bigint NOT NULL,
	CONSTRAINT "blog_slugs_shop_id_language_id_slug_pk" PRIMARY KEY("shop_id","language_id","slug")
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "blogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"publish_date" date,
	"image" text DEFAULT '' NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "blogs_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "page_slugs" (
	"shop_id" bigint NOT NULL,
	"language_id" integer NOT NULL,
	"slug" text NOT NULL,
	"record_id" bigint NOT NULL,
	CONSTRAINT "page_slugs_shop_id_language_id_slug_pk" PRIMARY KEY("shop_id","language_id","slug")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"publish_date" date,
	"image" text DEFAULT '' NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "pages_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "blog_slugs" ADD CONSTRAINT "blog_slugs_shop_id_record_id_blogs_shop_id_id_fk" FOREIGN KEY ("shop_id","record_id") REFERENCES "public"."blogs"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_slugs" ADD CONSTRAINT "page_slugs_shop_id_record_id_pages_shop_id_id_fk" FOREIGN KEY ("shop_id","record_id") REFERENCES "public"."pages"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_slugs_record" ON "blog_slugs" USING btree ("shop_id","record_id");--> statement-breakpoint
CREATE INDEX "blogs_label" ON "blogs" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "blogs_search" ON "blogs" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "page_slugs_record" ON "page_slugs" USING btree ("shop_id","record_id");--> statement-breakpoint
CREATE INDEX "pages_label" ON "pages" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "pages_search" ON "pages" USING gin ("search" gin_trgm_ops);
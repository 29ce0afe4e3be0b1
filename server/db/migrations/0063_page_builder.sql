CREATE TABLE "page_blocks" (
	"shop_id" bigint NOT NULL,
	"theme_id" bigint NOT NULL,
	"language_id" integer NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"data" text NOT NULL,
	"files" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "page_blocks_shop_id_theme_id_language_id_version_position_pk" PRIMARY KEY("shop_id","theme_id","language_id","version","position")
);
--> statement-breakpoint
CREATE TABLE "page_layouts" (
	"shop_id" bigint NOT NULL,
	"theme_id" bigint NOT NULL,
	"language_id" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"published" integer,
	"published_at" timestamp with time zone,
	"scheduled" integer,
	"scheduled_for" timestamp with time zone,
	CONSTRAINT "page_layouts_shop_id_theme_id_language_id_pk" PRIMARY KEY("shop_id","theme_id","language_id"),
	CONSTRAINT "page_layouts_published" CHECK ((published is null) = (published_at is null)),
	CONSTRAINT "page_layouts_scheduled" CHECK ((scheduled is null) = (scheduled_for is null))
);
--> statement-breakpoint
CREATE TABLE "page_themes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "page_themes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "page_themes_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"shop_id" bigint NOT NULL,
	"theme_id" bigint NOT NULL,
	"language_id" integer NOT NULL,
	"version" integer NOT NULL,
	"saved_by" bigint,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_versions_shop_id_theme_id_language_id_version_pk" PRIMARY KEY("shop_id","theme_id","language_id","version")
);
--> statement-breakpoint
ALTER TABLE "page_blocks" ADD CONSTRAINT "page_blocks_shop_id_theme_id_language_id_version_page_versions_shop_id_theme_id_language_id_version_fk" FOREIGN KEY ("shop_id","theme_id","language_id","version") REFERENCES "public"."page_versions"("shop_id","theme_id","language_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_layouts" ADD CONSTRAINT "page_layouts_shop_id_theme_id_page_themes_shop_id_id_fk" FOREIGN KEY ("shop_id","theme_id") REFERENCES "public"."page_themes"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_themes" ADD CONSTRAINT "page_themes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_shop_id_theme_id_language_id_page_layouts_shop_id_theme_id_language_id_fk" FOREIGN KEY ("shop_id","theme_id","language_id") REFERENCES "public"."page_layouts"("shop_id","theme_id","language_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_blocks_files" ON "page_blocks" USING gin ("files");--> statement-breakpoint
CREATE INDEX "page_themes_label" ON "page_themes" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "page_themes_search" ON "page_themes" USING gin ("search" gin_trgm_ops);
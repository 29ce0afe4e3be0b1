CREATE TABLE "label_themes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "label_themes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"width_mm" numeric(9, 4),
	"height_mm" numeric(9, 4),
	"dpi" integer DEFAULT 0 NOT NULL,
	"paper" text DEFAULT '' NOT NULL,
	"columns" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"margin_left" numeric(9, 4),
	"margin_top" numeric(9, 4),
	"gap_x" numeric(9, 4),
	"gap_y" numeric(9, 4),
	"status" smallint DEFAULT 1 NOT NULL,
	"components" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "label_themes_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "label_themes" ADD CONSTRAINT "label_themes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "label_themes_label" ON "label_themes" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "label_themes_search" ON "label_themes" USING gin ("search" gin_trgm_ops);
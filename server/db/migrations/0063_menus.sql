CREATE TABLE "menu_designs" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "menu_designs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"layout" text NOT NULL,
	"tone" text NOT NULL,
	"show_icons" smallint DEFAULT 1 NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menu_designs_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "menu_icons" (
	"shop_id" bigint NOT NULL,
	"icon" text NOT NULL,
	"menu_id" bigint NOT NULL,
	CONSTRAINT "menu_icons_shop_id_icon_pk" PRIMARY KEY("shop_id","icon")
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "menus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"translations" jsonb NOT NULL,
	"location" text NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "menus_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "menu_designs" ADD CONSTRAINT "menu_designs_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_icons" ADD CONSTRAINT "menu_icons_shop_id_menu_id_menus_shop_id_id_fk" FOREIGN KEY ("shop_id","menu_id") REFERENCES "public"."menus"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "menu_designs_active" ON "menu_designs" USING btree ("shop_id","kind") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "menu_designs_label" ON "menu_designs" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "menu_designs_search" ON "menu_designs" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "menu_icons_menu" ON "menu_icons" USING btree ("shop_id","menu_id");--> statement-breakpoint
CREATE INDEX "menus_label" ON "menus" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "menus_search" ON "menus" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "menus_shown" ON "menus" USING btree ("shop_id","location","id") WHERE status = 1;
CREATE TABLE "groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "groups_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "productgroup_products" (
	"shop_id" integer NOT NULL,
	"productgroup_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "productgroup_products_productgroup_id_product_id_pk" PRIMARY KEY("productgroup_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "productgroups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "productgroups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"group_id" integer,
	"label" text COLLATE "tr-x-icu" NOT NULL,
	"translations" jsonb NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "productgroups_shop_id_id_unique" UNIQUE("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productgroup_products" ADD CONSTRAINT "productgroup_products_shop_id_productgroup_id_productgroups_shop_id_id_fk" FOREIGN KEY ("shop_id","productgroup_id") REFERENCES "public"."productgroups"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productgroup_products" ADD CONSTRAINT "productgroup_products_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productgroups" ADD CONSTRAINT "productgroups_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productgroups" ADD CONSTRAINT "productgroups_shop_id_group_id_groups_shop_id_id_fk" FOREIGN KEY ("shop_id","group_id") REFERENCES "public"."groups"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "groups_label" ON "groups" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "groups_search" ON "groups" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "productgroup_products_product" ON "productgroup_products" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "productgroups_group" ON "productgroups" USING btree ("shop_id","group_id");--> statement-breakpoint
CREATE INDEX "productgroups_label" ON "productgroups" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "productgroups_search" ON "productgroups" USING gin ("search" gin_trgm_ops);
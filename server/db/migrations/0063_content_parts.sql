CREATE TABLE "contract_texts" (
	"shop_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_texts_shop_id_kind_pk" PRIMARY KEY("shop_id","kind"),
	CONSTRAINT "contract_texts_version" CHECK (version > 0)
);
--> statement-breakpoint
CREATE TABLE "order_contracts" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_contracts_shop_id_order_id_kind_pk" PRIMARY KEY("shop_id","order_id","kind"),
	CONSTRAINT "order_contracts_hash" CHECK (hash ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "label_queue" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "label_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"purchase_id" bigint,
	"quantity" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "label_queue_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "label_queue_once" UNIQUE NULLS NOT DISTINCT("shop_id","variant_id","purchase_id"),
	CONSTRAINT "label_queue_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
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
CREATE TABLE "mail_bounces" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mail_bounces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"email" text NOT NULL,
	"reply" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_bounces_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_recipients" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"sending_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"reason" text,
	"reply" text DEFAULT '' NOT NULL,
	"complained_at" timestamp with time zone,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_recipients_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_sendings" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_sendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"newsletter_id" bigint NOT NULL,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	"group_id" bigint,
	"group_label" text DEFAULT '' NOT NULL,
	"planned_for" date,
	"cancelled_at" timestamp with time zone,
	"job_id" bigint,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_sendings_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_templates" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_templates_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "phone_messages" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "phone_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"order_id" bigint,
	"phone" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_messages_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "phone_templates" (
	"shop_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"texts" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_templates_shop_id_kind_pk" PRIMARY KEY("shop_id","kind"),
	CONSTRAINT "phone_templates_version" CHECK (version > 0)
);
--> statement-breakpoint
ALTER TABLE "shop_phone_message_methods" ADD COLUMN "letters" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_consents" ADD COLUMN "complaint" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_texts" ADD CONSTRAINT "contract_texts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD CONSTRAINT "order_contracts_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_designs" ADD CONSTRAINT "menu_designs_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_icons" ADD CONSTRAINT "menu_icons_shop_id_menu_id_menus_shop_id_id_fk" FOREIGN KEY ("shop_id","menu_id") REFERENCES "public"."menus"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_bounces" ADD CONSTRAINT "mail_bounces_shop_id_customer_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_shop_id_sending_id_newsletter_sendings_shop_id_id_fk" FOREIGN KEY ("shop_id","sending_id") REFERENCES "public"."newsletter_sendings"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_shop_id_customer_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_sendings" ADD CONSTRAINT "newsletter_sendings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_templates" ADD CONSTRAINT "newsletter_templates_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_blocks" ADD CONSTRAINT "page_blocks_shop_id_theme_id_language_id_version_page_versions_shop_id_theme_id_language_id_version_fk" FOREIGN KEY ("shop_id","theme_id","language_id","version") REFERENCES "public"."page_versions"("shop_id","theme_id","language_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_layouts" ADD CONSTRAINT "page_layouts_shop_id_theme_id_page_themes_shop_id_id_fk" FOREIGN KEY ("shop_id","theme_id") REFERENCES "public"."page_themes"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_themes" ADD CONSTRAINT "page_themes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_shop_id_theme_id_language_id_page_layouts_shop_id_theme_id_language_id_fk" FOREIGN KEY ("shop_id","theme_id","language_id") REFERENCES "public"."page_layouts"("shop_id","theme_id","language_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_messages" ADD CONSTRAINT "phone_messages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_messages" ADD CONSTRAINT "phone_messages_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_templates" ADD CONSTRAINT "phone_templates_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "label_queue_waiting" ON "label_queue" USING btree ("shop_id","purchase_id","queued_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_designs_active" ON "menu_designs" USING btree ("shop_id","kind") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "menu_designs_label" ON "menu_designs" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "menu_designs_search" ON "menu_designs" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "menu_icons_menu" ON "menu_icons" USING btree ("shop_id","menu_id");--> statement-breakpoint
CREATE INDEX "menus_label" ON "menus" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "menus_search" ON "menus" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "menus_shown" ON "menus" USING btree ("shop_id","location","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "mail_bounces_of" ON "mail_bounces" USING btree ("shop_id","customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_bounces_email" ON "mail_bounces" USING btree ("shop_id","email");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_of" ON "newsletter_recipients" USING btree ("shop_id","sending_id","id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_state" ON "newsletter_recipients" USING btree ("shop_id","sending_id","state","id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_customer" ON "newsletter_recipients" USING btree ("shop_id","customer_id");--> statement-breakpoint
CREATE INDEX "newsletter_sendings_newest" ON "newsletter_sendings" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "newsletter_sendings_planned" ON "newsletter_sendings" USING btree ("shop_id","planned_for") WHERE planned_for is not null and job_id is null and cancelled_at is null;--> statement-breakpoint
CREATE INDEX "page_blocks_files" ON "page_blocks" USING gin ("files");--> statement-breakpoint
CREATE INDEX "page_themes_label" ON "page_themes" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "page_themes_search" ON "page_themes" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "phone_messages_of" ON "phone_messages" USING btree ("shop_id","order_id");--> statement-breakpoint
CREATE INDEX "phone_messages_due" ON "phone_messages" USING btree ("due_at","id") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "blogs_publish_date" ON "blogs" USING btree ("shop_id","publish_date","id");--> statement-breakpoint
CREATE INDEX "files_content" ON "files" USING btree ("shop_id","id") WHERE type = 'content' and attached = 1;
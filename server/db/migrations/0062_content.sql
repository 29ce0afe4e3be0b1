CREATE TABLE "approvals" (
	"shop_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"what" text NOT NULL,
	"asked_by" bigint NOT NULL,
	"approved_by" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "approvals_shop_id_reference_pk" PRIMARY KEY("shop_id","reference")
);
--> statement-breakpoint
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
CREATE TABLE "customer_message_answers" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customer_message_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"message_id" bigint NOT NULL,
	"text" text NOT NULL,
	"user_id" bigint,
	"mail_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_message_answers_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "customer_messages" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customer_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"language" text,
	"product_id" bigint,
	"assignee_id" bigint,
	"notice_id" bigint,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_messages_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "customer_messages_kind" CHECK (kind in ('feedback', 'question')),
	CONSTRAINT "customer_messages_status" CHECK (status in ('open', 'answered', 'closed')),
	CONSTRAINT "customer_messages_asked" CHECK (kind = 'feedback' or email <> '')
);
--> statement-breakpoint
CREATE TABLE "mail_templates" (
	"shop_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_templates_shop_id_kind_pk" PRIMARY KEY("shop_id","kind"),
	CONSTRAINT "mail_templates_version" CHECK (version > 0)
);
--> statement-breakpoint
CREATE TABLE "order_discounts" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "order_discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"coupon_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"carriage" bigint DEFAULT 0 NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"given_back_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_discounts_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "order_discounts_once" UNIQUE("shop_id","order_id","coupon_id"),
	CONSTRAINT "order_discounts_amounts" CHECK (amount >= 0 and carriage >= 0)
);
--> statement-breakpoint
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
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_shop_id_asked_by_users_shop_id_id_fk" FOREIGN KEY ("shop_id","asked_by") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_shop_id_approved_by_users_shop_id_id_fk" FOREIGN KEY ("shop_id","approved_by") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_slugs" ADD CONSTRAINT "blog_slugs_shop_id_record_id_blogs_shop_id_id_fk" FOREIGN KEY ("shop_id","record_id") REFERENCES "public"."blogs"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_slugs" ADD CONSTRAINT "page_slugs_shop_id_record_id_pages_shop_id_id_fk" FOREIGN KEY ("shop_id","record_id") REFERENCES "public"."pages"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_message_answers" ADD CONSTRAINT "customer_message_answers_shop_id_message_id_customer_messages_shop_id_id_fk" FOREIGN KEY ("shop_id","message_id") REFERENCES "public"."customer_messages"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_messages" ADD CONSTRAINT "customer_messages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_messages" ADD CONSTRAINT "customer_messages_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_shop_id_coupon_id_coupons_shop_id_id_fk" FOREIGN KEY ("shop_id","coupon_id") REFERENCES "public"."coupons"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_themes" ADD CONSTRAINT "label_themes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_asked_by" ON "approvals" USING btree ("shop_id","asked_by");--> statement-breakpoint
CREATE INDEX "approvals_approved_by" ON "approvals" USING btree ("shop_id","approved_by");--> statement-breakpoint
CREATE INDEX "blog_slugs_record" ON "blog_slugs" USING btree ("shop_id","record_id");--> statement-breakpoint
CREATE INDEX "blogs_label" ON "blogs" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "blogs_search" ON "blogs" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "page_slugs_record" ON "page_slugs" USING btree ("shop_id","record_id");--> statement-breakpoint
CREATE INDEX "pages_label" ON "pages" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "pages_search" ON "pages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_message_answers_of" ON "customer_message_answers" USING btree ("shop_id","message_id","id");--> statement-breakpoint
CREATE INDEX "customer_message_answers_mail" ON "customer_message_answers" USING btree ("shop_id","mail_id");--> statement-breakpoint
CREATE INDEX "customer_messages_newest" ON "customer_messages" USING btree ("shop_id","kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_messages_status" ON "customer_messages" USING btree ("shop_id","kind","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_messages_assignee" ON "customer_messages" USING btree ("shop_id","kind","assignee_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_messages_product" ON "customer_messages" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "customer_messages_search" ON "customer_messages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_discounts_coupon" ON "order_discounts" USING btree ("shop_id","coupon_id");--> statement-breakpoint
CREATE INDEX "label_themes_label" ON "label_themes" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "label_themes_search" ON "label_themes" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_transactions_unnamed" ON "account_transactions" USING btree ("shop_id","account_id","amount") WHERE bank_reference is null;--> statement-breakpoint
CREATE INDEX "transitions_orders" ON "transitions" USING btree ("shop_id","id" DESC NULLS LAST) WHERE subject = 'orders';--> statement-breakpoint
CREATE INDEX "transitions_orders_time" ON "transitions" USING btree ("shop_id","at","id") WHERE subject = 'orders';--> statement-breakpoint
CREATE INDEX "transitions_orders_waits" ON "transitions" USING btree ("shop_id","minutes","id") WHERE subject = 'orders';
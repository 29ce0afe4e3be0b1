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
ALTER TABLE "customer_message_answers" ADD CONSTRAINT "customer_message_answers_shop_id_message_id_customer_messages_shop_id_id_fk" FOREIGN KEY ("shop_id","message_id") REFERENCES "public"."customer_messages"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_messages" ADD CONSTRAINT "customer_messages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_messages" ADD CONSTRAINT "customer_messages_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_message_answers_of" ON "customer_message_answers" USING btree ("shop_id","message_id","id");--> statement-breakpoint
CREATE INDEX "customer_message_answers_mail" ON "customer_message_answers" USING btree ("shop_id","mail_id");--> statement-breakpoint
CREATE INDEX "customer_messages_newest" ON "customer_messages" USING btree ("shop_id","kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_messages_status" ON "customer_messages" USING btree ("shop_id","kind","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_messages_assignee" ON "customer_messages" USING btree ("shop_id","kind","assignee_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_messages_product" ON "customer_messages" USING btree ("shop_id","product_id");--> statement-breakpoint
CREATE INDEX "customer_messages_search" ON "customer_messages" USING gin ("search" gin_trgm_ops);
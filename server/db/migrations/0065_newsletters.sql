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
ALTER TABLE "customer_consents" ADD COLUMN "complaint" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_bounces" ADD CONSTRAINT "mail_bounces_shop_id_customer_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_shop_id_sending_id_newsletter_sendings_shop_id_id_fk" FOREIGN KEY ("shop_id","sending_id") REFERENCES "public"."newsletter_sendings"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_shop_id_customer_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_sendings" ADD CONSTRAINT "newsletter_sendings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_templates" ADD CONSTRAINT "newsletter_templates_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_bounces_of" ON "mail_bounces" USING btree ("shop_id","customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_bounces_email" ON "mail_bounces" USING btree ("shop_id","email");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_of" ON "newsletter_recipients" USING btree ("shop_id","sending_id","id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_state" ON "newsletter_recipients" USING btree ("shop_id","sending_id","state","id");--> statement-breakpoint
CREATE INDEX "newsletter_recipients_customer" ON "newsletter_recipients" USING btree ("shop_id","customer_id");--> statement-breakpoint
CREATE INDEX "newsletter_sendings_newest" ON "newsletter_sendings" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "newsletter_sendings_planned" ON "newsletter_sendings" USING btree ("shop_id","planned_for") WHERE planned_for is not null and job_id is null and cancelled_at is null;
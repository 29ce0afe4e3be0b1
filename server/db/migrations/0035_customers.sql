CREATE TABLE "customer_addresses" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customer_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"customer_id" bigint NOT NULL,
	"title" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"country" text NOT NULL,
	"state" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"neighborhood" text NOT NULL,
	"address" text NOT NULL,
	"zip" text NOT NULL,
	"default_status" smallint DEFAULT 0 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_addresses_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);--> statement-breakpoint
CREATE TABLE "customer_groups" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customer_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_groups_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "contact_type" text DEFAULT 'individual' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tax_office" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tax_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tc_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "group_id" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_language" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" drop column "label";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "label" text COLLATE "tr-x-icu" GENERATED ALWAYS AS (coalesce(nullif(company_name, ''), trim(name || ' ' || surname))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_label" ON "users" USING btree ("shop_id","label","id");--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_shop_id_customer_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_groups" ADD CONSTRAINT "customer_groups_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_default" ON "customer_addresses" USING btree ("shop_id","customer_id") WHERE default_status = 1;--> statement-breakpoint
CREATE INDEX "customer_addresses_of" ON "customer_addresses" USING btree ("shop_id","customer_id","id");--> statement-breakpoint
CREATE INDEX "customer_addresses_label" ON "customer_addresses" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "customer_addresses_search" ON "customer_addresses" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_groups_label" ON "customer_groups" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "customer_groups_search" ON "customer_groups" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_shop_id_group_id_customer_groups_shop_id_id_fk" FOREIGN KEY ("shop_id","group_id") REFERENCES "public"."customer_groups"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_group" ON "users" USING btree ("shop_id","group_id");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("shop_id","email");--> statement-breakpoint
CREATE VIEW "customers" AS
SELECT id, shop_id, version, label, search, created_at, updated_at, contact_type, company_name, name, surname, email, phone,
       tax_office, tax_number, tc_number, group_id, mail_language AS language, note, type
  FROM "users" WHERE type = 'customer' WITH LOCAL CHECK OPTION;--> statement-breakpoint
ALTER VIEW "customers" ALTER COLUMN "type" SET DEFAULT 'customer';

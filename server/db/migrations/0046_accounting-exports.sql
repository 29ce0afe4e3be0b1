CREATE TABLE "account_codes" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"account" text NOT NULL,
	"tax_rate" text DEFAULT 'all' NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_codes_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "account_codes_account" UNIQUE("shop_id","account","tax_rate")
);
--> statement-breakpoint
CREATE TABLE "accounting_export_entries" (
	"shop_id" bigint NOT NULL,
	"export_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "accounting_export_entries_shop_id_export_id_entry_id_pk" PRIMARY KEY("shop_id","export_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "accounting_exports" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "accounting_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"method_id" bigint NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"scope" text DEFAULT 'new' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"repeated" integer DEFAULT 0 NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounting_exports_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "shop_accounting_methods" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shop_accounting_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"adapter" text DEFAULT '' NOT NULL,
	"separator" text DEFAULT '' NOT NULL,
	"numbers" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_accounting_methods_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "account_codes" ADD CONSTRAINT "account_codes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_export_entries" ADD CONSTRAINT "accounting_export_entries_shop_id_export_id_accounting_exports_shop_id_id_fk" FOREIGN KEY ("shop_id","export_id") REFERENCES "public"."accounting_exports"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_export_entries" ADD CONSTRAINT "accounting_export_entries_shop_id_entry_id_journal_entries_shop_id_id_fk" FOREIGN KEY ("shop_id","entry_id") REFERENCES "public"."journal_entries"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_exports" ADD CONSTRAINT "accounting_exports_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounting_exports" ADD CONSTRAINT "accounting_exports_shop_id_method_id_shop_accounting_methods_shop_id_id_fk" FOREIGN KEY ("shop_id","method_id") REFERENCES "public"."shop_accounting_methods"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_accounting_methods" ADD CONSTRAINT "shop_accounting_methods_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_codes_label" ON "account_codes" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "account_codes_search" ON "account_codes" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounting_export_entries_entry" ON "accounting_export_entries" USING btree ("shop_id","entry_id");--> statement-breakpoint
CREATE INDEX "accounting_exports_label" ON "accounting_exports" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "accounting_exports_search" ON "accounting_exports" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounting_exports_method_id" ON "accounting_exports" USING btree ("shop_id","method_id");--> statement-breakpoint
CREATE INDEX "shop_accounting_methods_label" ON "shop_accounting_methods" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "shop_accounting_methods_search" ON "shop_accounting_methods" USING gin ("search" gin_trgm_ops);
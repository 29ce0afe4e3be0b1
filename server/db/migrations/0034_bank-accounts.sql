CREATE TABLE "account_entries" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "account_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"reverses_id" bigint,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"to_account_id" bigint,
	"to_amount" bigint,
	"counter" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_entries_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "account_entries_reverses" UNIQUE("shop_id","reverses_id"),
	CONSTRAINT "account_entries_amount" CHECK (amount > 0 and (to_amount is null) = (to_account_id is null) and to_amount > 0)
);
--> statement-breakpoint
ALTER TABLE "account_transactions" ADD COLUMN "entry_id" bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "label" text COLLATE "tr-x-icu" GENERATED ALWAYS AS (name) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "bank" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "branch_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "branch_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "account_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "iban" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_shop_id_to_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","to_account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_shop_id_reverses_id_account_entries_shop_id_id_fk" FOREIGN KEY ("shop_id","reverses_id") REFERENCES "public"."account_entries"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_entries_label" ON "account_entries" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "account_entries_search" ON "account_entries" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_entries_account_id" ON "account_entries" USING btree ("shop_id","account_id");--> statement-breakpoint
CREATE INDEX "account_entries_to_account_id" ON "account_entries" USING btree ("shop_id","to_account_id");--> statement-breakpoint
ALTER TABLE "account_transactions" ADD CONSTRAINT "account_transactions_shop_id_entry_id_account_entries_shop_id_id_fk" FOREIGN KEY ("shop_id","entry_id") REFERENCES "public"."account_entries"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_transactions_entry" ON "account_transactions" USING btree ("shop_id","entry_id");--> statement-breakpoint
CREATE INDEX "accounts_label" ON "accounts" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "accounts_search" ON "accounts" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
UPDATE "accounts" SET "search" = lower(translate("name", 'çğıöşüâîûÇĞİIÖŞÜÂÎÛ', 'cgiosuaiuCGIIOSUAIU'));

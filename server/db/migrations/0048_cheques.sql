CREATE TABLE "cheque_steps" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cheque_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"cheque_id" bigint NOT NULL,
	"step" text NOT NULL,
	"status" text NOT NULL,
	"account_id" bigint,
	"supplier_id" bigint,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cheque_steps_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "cheques" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cheques_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'portfolio' NOT NULL,
	"number" text NOT NULL,
	"bank" text NOT NULL,
	"branch" text DEFAULT '' NOT NULL,
	"drawer" text NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"customer_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_on" date NOT NULL,
	"received_on" date NOT NULL,
	"collection_id" bigint,
	"account_id" bigint,
	"supplier_id" bigint,
	"user_id" bigint,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cheques_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "cheques_collection" UNIQUE("shop_id","collection_id"),
	CONSTRAINT "cheques_amount" CHECK (amount > 0),
	CONSTRAINT "cheques_status" CHECK (status in ('portfolio', 'endorsed', 'deposited', 'cleared', 'bounced', 'returned')),
	CONSTRAINT "cheques_account" CHECK ((status in ('deposited', 'cleared')) = (account_id is not null)),
	CONSTRAINT "cheques_supplier" CHECK ((status = 'endorsed') = (supplier_id is not null))
);
--> statement-breakpoint
ALTER TABLE "account_transactions" ADD COLUMN "cheque_id" bigint;--> statement-breakpoint
ALTER TABLE "cheque_steps" ADD CONSTRAINT "cheque_steps_shop_id_cheque_id_cheques_shop_id_id_fk" FOREIGN KEY ("shop_id","cheque_id") REFERENCES "public"."cheques"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheque_steps" ADD CONSTRAINT "cheque_steps_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheque_steps" ADD CONSTRAINT "cheque_steps_shop_id_supplier_id_suppliers_shop_id_id_fk" FOREIGN KEY ("shop_id","supplier_id") REFERENCES "public"."suppliers"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheques" ADD CONSTRAINT "cheques_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheques" ADD CONSTRAINT "cheques_shop_id_customer_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."users"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheques" ADD CONSTRAINT "cheques_shop_id_collection_id_collections_shop_id_id_fk" FOREIGN KEY ("shop_id","collection_id") REFERENCES "public"."collections"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheques" ADD CONSTRAINT "cheques_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheques" ADD CONSTRAINT "cheques_shop_id_supplier_id_suppliers_shop_id_id_fk" FOREIGN KEY ("shop_id","supplier_id") REFERENCES "public"."suppliers"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cheque_steps_of" ON "cheque_steps" USING btree ("shop_id","cheque_id","id");--> statement-breakpoint
CREATE INDEX "cheque_steps_account" ON "cheque_steps" USING btree ("shop_id","account_id");--> statement-breakpoint
CREATE INDEX "cheque_steps_supplier" ON "cheque_steps" USING btree ("shop_id","supplier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cheques_paper" ON "cheques" USING btree ("shop_id",lower(bank),lower(branch),"iban","number") WHERE status <> 'returned';--> statement-breakpoint
CREATE INDEX "cheques_newest" ON "cheques" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cheques_due" ON "cheques" USING btree ("shop_id","due_on","id");--> statement-breakpoint
CREATE INDEX "cheques_status" ON "cheques" USING btree ("shop_id","status","due_on");--> statement-breakpoint
CREATE INDEX "cheques_customer" ON "cheques" USING btree ("shop_id","customer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "cheques_account" ON "cheques" USING btree ("shop_id","account_id");--> statement-breakpoint
CREATE INDEX "cheques_supplier" ON "cheques" USING btree ("shop_id","supplier_id");--> statement-breakpoint
CREATE INDEX "cheques_search" ON "cheques" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_transactions_cheque" ON "account_transactions" USING btree ("shop_id","cheque_id") WHERE cheque_id is not null;
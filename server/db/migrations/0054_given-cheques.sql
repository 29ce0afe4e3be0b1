CREATE TABLE "given_cheque_steps" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "given_cheque_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"cheque_id" bigint NOT NULL,
	"step" text NOT NULL,
	"status" text NOT NULL,
	"user_id" bigint,
	"day" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "given_cheque_steps_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "given_cheques" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "given_cheques_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'given' NOT NULL,
	"number" text NOT NULL,
	"account_id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_on" date NOT NULL,
	"given_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"user_id" bigint,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "given_cheques_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "given_cheques_amount" CHECK (amount > 0),
	CONSTRAINT "given_cheques_status" CHECK (status in ('given', 'cleared', 'bounced', 'returned')),
	CONSTRAINT "given_cheques_days" CHECK (given_on <= due_on)
);
--> statement-breakpoint
ALTER TABLE "account_transactions" ADD COLUMN "given_cheque_id" bigint;--> statement-breakpoint
ALTER TABLE "cheque_steps" ADD COLUMN "day" date;--> statement-breakpoint
UPDATE "cheque_steps" h SET "day" = case when h.step = 'RECEIVE' then c.received_on else (h.at at time zone s.time_zone)::date end
  FROM "cheques" c JOIN "shops" s ON s.id = c.shop_id WHERE c.shop_id = h.shop_id AND c.id = h.cheque_id;--> statement-breakpoint
ALTER TABLE "cheque_steps" ALTER COLUMN "day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "cheque_steps" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "cheques" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "given_cheque_steps" ADD CONSTRAINT "given_cheque_steps_shop_id_cheque_id_given_cheques_shop_id_id_fk" FOREIGN KEY ("shop_id","cheque_id") REFERENCES "public"."given_cheques"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_cheques" ADD CONSTRAINT "given_cheques_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_cheques" ADD CONSTRAINT "given_cheques_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_cheques" ADD CONSTRAINT "given_cheques_shop_id_supplier_id_suppliers_shop_id_id_fk" FOREIGN KEY ("shop_id","supplier_id") REFERENCES "public"."suppliers"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "given_cheque_steps_of" ON "given_cheque_steps" USING btree ("shop_id","cheque_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "given_cheques_leaf" ON "given_cheques" USING btree ("shop_id","account_id","number") WHERE status <> 'returned';--> statement-breakpoint
CREATE INDEX "given_cheques_newest" ON "given_cheques" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "given_cheques_due" ON "given_cheques" USING btree ("shop_id","due_on","id");--> statement-breakpoint
CREATE INDEX "given_cheques_status" ON "given_cheques" USING btree ("shop_id","status","due_on");--> statement-breakpoint
CREATE INDEX "given_cheques_account" ON "given_cheques" USING btree ("shop_id","account_id");--> statement-breakpoint
CREATE INDEX "given_cheques_supplier" ON "given_cheques" USING btree ("shop_id","supplier_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "given_cheques_search" ON "given_cheques" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "account_transactions_given_cheque" ON "account_transactions" USING btree ("shop_id","given_cheque_id") WHERE given_cheque_id is not null;
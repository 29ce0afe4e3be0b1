CREATE TABLE "till_sessions" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "till_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"opening" bigint NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_by" bigint,
	"counted" bigint,
	"expected" bigint,
	"closed_at" timestamp with time zone,
	"closed_by" bigint,
	"unsent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "till_sessions_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "till_sessions_closed" CHECK ((status = 'closed') = (closed_at is not null and counted is not null and expected is not null))
);
--> statement-breakpoint
ALTER TABLE "till_sessions" ADD CONSTRAINT "till_sessions_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "till_sessions" ADD CONSTRAINT "till_sessions_shop_id_account_id_accounts_shop_id_id_fk" FOREIGN KEY ("shop_id","account_id") REFERENCES "public"."accounts"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "till_sessions_open" ON "till_sessions" USING btree ("shop_id","account_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "till_sessions_newest" ON "till_sessions" USING btree ("shop_id","id" DESC NULLS LAST);
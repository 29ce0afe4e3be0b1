CREATE TABLE "crons" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "crons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"frequency" text DEFAULT 'daily' NOT NULL,
	"weekday" text DEFAULT 'mon' NOT NULL,
	"at" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"next_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crons_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "currency_exchange_rates" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "currency_exchange_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"currency_id" bigint,
	"date" date,
	"unit" integer DEFAULT 1 NOT NULL,
	"forex_buying" numeric(9, 4),
	"forex_selling" numeric(9, 4),
	"banknote_buying" numeric(9, 4),
	"banknote_selling" numeric(9, 4),
	"source" text DEFAULT 'manual' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "currency_exchange_rates_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "currency_exchange_rates_day" UNIQUE("shop_id","currency_id","date","source"),
	CONSTRAINT "currency_exchange_rates_positive" CHECK (forex_buying > 0 and forex_selling >= forex_buying and unit > 0)
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "cron_id" bigint;--> statement-breakpoint
ALTER TABLE "crons" ADD CONSTRAINT "crons_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "currency_exchange_rates" ADD CONSTRAINT "currency_exchange_rates_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crons_label" ON "crons" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "crons_search" ON "crons" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "crons_due" ON "crons" USING btree ("next_at" NULLS FIRST,"id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "currency_exchange_rates_label" ON "currency_exchange_rates" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "currency_exchange_rates_search" ON "currency_exchange_rates" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "currency_exchange_rates_currency_id" ON "currency_exchange_rates" USING btree ("shop_id","currency_id");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_shop_id_cron_id_crons_shop_id_id_fk" FOREIGN KEY ("shop_id","cron_id") REFERENCES "public"."crons"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_cron" ON "jobs" USING btree ("shop_id","cron_id","id" DESC NULLS LAST) WHERE cron_id is not null;
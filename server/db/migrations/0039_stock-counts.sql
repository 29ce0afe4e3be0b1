CREATE TABLE "stock_counts" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "stock_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"shelf" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"counted" integer DEFAULT 0 NOT NULL,
	"different" integer DEFAULT 0 NOT NULL,
	"user_id" bigint,
	"frozen_at" timestamp with time zone,
	"booked_at" timestamp with time zone,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_counts_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "stock_counts_status" CHECK (status in ('draft', 'frozen', 'counting', 'review', 'booked', 'cancelled')),
	CONSTRAINT "stock_counts_booked" CHECK ((status = 'booked') = (booked_at is not null))
);
--> statement-breakpoint
ALTER TABLE "stock_counts" ADD CONSTRAINT "stock_counts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_counts_newest" ON "stock_counts" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_counts_status" ON "stock_counts" USING btree ("shop_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_counts_search" ON "stock_counts" USING gin ("search" gin_trgm_ops);
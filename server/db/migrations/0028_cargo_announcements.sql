CREATE TABLE "cargo_announcements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cargo_announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"reference" text NOT NULL,
	"tracking_code" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"announced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ask_at" timestamp with time zone DEFAULT now() + interval '1 minute' NOT NULL,
	"asks" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cargo_announcements_shop_id_id_unique" UNIQUE("shop_id","id"),
	CONSTRAINT "cargo_announcements_shop_id_reference_unique" UNIQUE("shop_id","reference")
);
--> statement-breakpoint
ALTER TABLE "sandbox_parcels" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cargo_announcements" ADD CONSTRAINT "cargo_announcements_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cargo_announcements_of" ON "cargo_announcements" USING btree ("shop_id","order_id");--> statement-breakpoint
CREATE INDEX "cargo_announcements_due" ON "cargo_announcements" USING btree ("ask_at","id") WHERE state = 'open';
ALTER TABLE "invoices" ADD COLUMN "ask_at" timestamp with time zone DEFAULT now() + interval '2 minutes' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "ask_at" timestamp with time zone DEFAULT now() + interval '15 minutes';--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "asks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("ask_at","id") WHERE cancelled_at is null and (status in ('waiting', 'unknown') or (status = 'succeed' and profile = 'commercial' and answer in ('waiting', 'unknown')));--> statement-breakpoint
CREATE INDEX "shipments_due" ON "shipments" USING btree ("ask_at","id") WHERE status = 'registered' and ask_at is not null;
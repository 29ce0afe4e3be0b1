ALTER TABLE "order_payments" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "reference" text DEFAULT '' NOT NULL;
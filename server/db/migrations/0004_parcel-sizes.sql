ALTER TABLE "shipments" ADD COLUMN "packages" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "weight" numeric(10, 3);--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "desi" numeric(10, 3);
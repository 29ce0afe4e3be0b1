ALTER TABLE "bin" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "bin_search" ON "bin" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
UPDATE "bin" SET "search" = coalesce("rows" -> "resource" -> 0 ->> 'search', '');

ALTER TABLE "import_rows" ADD COLUMN "mended" jsonb;--> statement-breakpoint
CREATE INDEX "imports_own" ON "imports" USING btree ("shop_id","user_id","id");
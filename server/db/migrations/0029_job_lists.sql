ALTER TABLE "jobs" ADD COLUMN "search" text GENERATED ALWAYS AS (btrim(regexp_replace(lower(regexp_replace(
  normalize(translate((coalesce(about->>'file', '') || ' ' || coalesce(about->>'marketplace', '')) collate "und-x-icu", 'ıİ', 'ii'), NFKD),
  '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]', '', 'g')), '\s+', ' ', 'g'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_state" ON "jobs" USING btree ("shop_id","state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_kind" ON "jobs" USING btree ("shop_id","kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_user" ON "jobs" USING btree ("shop_id","user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "jobs_begun" ON "jobs" USING btree ("shop_id","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_ended" ON "jobs" USING btree ("shop_id","finished_at","id");--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search" gin_trgm_ops);
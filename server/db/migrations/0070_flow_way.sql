DROP INDEX "transitions_flow";--> statement-breakpoint
ALTER TABLE "transitions" ADD COLUMN "way" bigint GENERATED ALWAYS AS (hashtextextended(coalesce(from_state, '') || ' ' || event || ' ' || to_state, 0)) STORED;--> statement-breakpoint
CREATE INDEX "transitions_flow" ON "transitions" USING btree ("shop_id","subject","at","way","minutes","channel","carrier_id","user_id","id");
DROP INDEX "journal_lines_day";--> statement-breakpoint
CREATE INDEX "account_transactions_newest" ON "account_transactions" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "journal_lines_newest" ON "journal_lines" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "journal_lines_sums" ON "journal_lines" USING btree ("shop_id","day","account","currency","debit","credit");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipments_newest" ON "shipments" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_movements_newest" ON "stock_movements" USING btree ("shop_id","id" DESC NULLS LAST);
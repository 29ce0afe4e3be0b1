DROP INDEX "orders_facts";--> statement-breakpoint
ALTER TABLE "notification_marks" ALTER COLUMN "online_order_id" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "notification_marks" ADD COLUMN "last_release" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "files_size" ON "files" USING btree ("shop_id","size") WHERE attached < 2;--> statement-breakpoint
CREATE INDEX "invoices_untaken" ON "invoices" USING btree ("shop_id","order_id","id") WHERE status = 'error';--> statement-breakpoint
CREATE INDEX "users_since" ON "users" USING btree ("shop_id","type","created_at");--> statement-breakpoint
CREATE INDEX "orders_facts" ON "orders" USING btree ("shop_id","ordered_at","id","status","channel","payment_status","payment_method","currency","total","refunded_total");
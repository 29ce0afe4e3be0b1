DROP INDEX "invoices_one_counts";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "refund_id" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shop_id_refund_id_order_refunds_shop_id_id_fk" FOREIGN KEY ("shop_id","refund_id") REFERENCES "public"."order_refunds"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_of_refund" ON "invoices" USING btree ("shop_id","refund_id","id" DESC NULLS LAST) WHERE refund_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_counts" ON "invoices" USING btree ("shop_id","order_id",coalesce(refund_id, 0)) WHERE status <> 'error' and cancelled_at is null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_type" CHECK ((type = 'refund') = (refund_id is not null));
CREATE INDEX "orders_city" ON "orders" USING btree ("shop_id",coalesce(nullif(trim(shipping_address ->> 'city'), ''), '–'),"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_currency" ON "orders" USING btree ("shop_id","currency","id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "orders_of_staff" ON "orders" USING btree ("shop_id","id" DESC NULLS LAST,"status") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("shop_id","customer_id","ordered_at","id","status");
ALTER TABLE "orders" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shop_id_user_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","user_id") REFERENCES "public"."users"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_person" ON "orders" USING btree ("shop_id","user_id","ordered_at") WHERE user_id is not null;--> statement-breakpoint
UPDATE "orders" o SET "user_id" = l."user_id" FROM "audit_log" l
  JOIN "users" u ON u."shop_id" = l."shop_id" AND u."id" = l."user_id"
  WHERE l."shop_id" = o."shop_id" AND l."subject" = 'orders' AND l."subject_id" = o."id" AND l."event" = 'ADD'
    AND o."channel" IN ('in_store', 'phone');

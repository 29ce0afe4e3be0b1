ALTER TABLE "users" ADD COLUMN "walk_in" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD COLUMN "walk_in" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "users_walk_in" ON "users" USING btree ("shop_id") WHERE walk_in = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_methods_walk_in" ON "shipping_methods" USING btree ("shop_id") WHERE walk_in = 1;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_walk_in_type" CHECK (walk_in = 0 or type = 'customer');--> statement-breakpoint
INSERT INTO "users" ("shop_id", "type", "walk_in", "name", "surname", "email", "search")
SELECT id, 'customer', 1, 'Perakende', 'müşteri', '', 'perakende musteri' FROM "shops";--> statement-breakpoint
INSERT INTO "shipping_methods" ("shop_id", "name", "label", "search", "carrier", "position")
SELECT id, 'Elden teslim', 'Elden teslim', 'elden teslim', 'handover', (SELECT coalesce(max(m.position) + 1, 0) FROM "shipping_methods" m WHERE m.shop_id = s.id)
  FROM "shops" s WHERE NOT EXISTS (SELECT FROM "shipping_methods" m WHERE m.shop_id = s.id AND m.carrier = 'handover');--> statement-breakpoint
UPDATE "shipping_methods" SET "walk_in" = 1
 WHERE ("shop_id", "id") IN (SELECT DISTINCT ON (shop_id) shop_id, id FROM "shipping_methods" WHERE carrier = 'handover' ORDER BY shop_id, status DESC, position, id);

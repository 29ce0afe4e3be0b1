ALTER TABLE "roles" RENAME TO "user_roles";--> statement-breakpoint
ALTER SEQUENCE "roles_id_seq" RENAME TO "user_roles_id_seq";--> statement-breakpoint
ALTER TABLE "user_roles" RENAME CONSTRAINT "roles_shop_id_id_pk" TO "user_roles_shop_id_id_pk";--> statement-breakpoint
ALTER TABLE "user_roles" RENAME CONSTRAINT "roles_shop_id_shops_id_fk" TO "user_roles_shop_id_shops_id_fk";--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "users_shop_id_role_id_roles_shop_id_id_fk" TO "users_shop_id_role_id_user_roles_shop_id_id_fk";--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_roles" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "user_roles" SET "label" = "name", "search" = lower(translate("name", 'İIı', 'iii'));--> statement-breakpoint
ALTER TABLE "password_reset_requests" ADD COLUMN "invites" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "label" text COLLATE "tr-x-icu" GENERATED ALWAYS AS (trim(name || ' ' || surname)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "user_roles_label" ON "user_roles" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "user_roles_search" ON "user_roles" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_label" ON "users" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "users_role_of" ON "users" USING btree ("shop_id","role_id");
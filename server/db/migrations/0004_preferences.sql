CREATE TABLE "preferences" (
	"shop_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"list" text NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preferences_shop_id_user_id_list_pk" PRIMARY KEY("shop_id","user_id","list")
);
--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_shop_id_user_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","user_id") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "shop_phone_message_methods" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shop_phone_message_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"adapter" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"header_name" text DEFAULT '' NOT NULL,
	"header_value" text DEFAULT '' NOT NULL,
	"content_type" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"answer_contains" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_phone_message_methods_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "shop_marketplaces" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_phone_message_methods" ADD CONSTRAINT "shop_phone_message_methods_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_phone_message_methods_label" ON "shop_phone_message_methods" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "shop_phone_message_methods_search" ON "shop_phone_message_methods" USING gin ("search" gin_trgm_ops);
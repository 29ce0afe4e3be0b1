CREATE TABLE "connection_states" (
	"shop_id" bigint NOT NULL,
	"resource" text NOT NULL,
	"record_id" bigint NOT NULL,
	"last_success_at" timestamp with time zone,
	"last_failure_at" timestamp with time zone,
	"last_failure" jsonb,
	CONSTRAINT "connection_states_shop_id_resource_record_id_pk" PRIMARY KEY("shop_id","resource","record_id")
);
--> statement-breakpoint
CREATE TABLE "shop_mail_methods" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shop_mail_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"adapter" text DEFAULT '' NOT NULL,
	"host" text DEFAULT '' NOT NULL,
	"port" text DEFAULT '' NOT NULL,
	"secure" text DEFAULT '' NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"password" text DEFAULT '' NOT NULL,
	"from_name" text DEFAULT '' NOT NULL,
	"from_email" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_mail_methods_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "connection_states" ADD CONSTRAINT "connection_states_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_mail_methods" ADD CONSTRAINT "shop_mail_methods_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_mail_methods_label" ON "shop_mail_methods" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "shop_mail_methods_search" ON "shop_mail_methods" USING gin ("search" gin_trgm_ops);
CREATE TABLE "customer_consents" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "customer_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"given" smallint NOT NULL,
	"how" text NOT NULL,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_consents_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "customer_consents" ADD CONSTRAINT "customer_consents_shop_id_customer_id_users_shop_id_id_fk" FOREIGN KEY ("shop_id","customer_id") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_consents_of" ON "customer_consents" USING btree ("shop_id","customer_id","id" DESC NULLS LAST);
CREATE TABLE "shop_invoice_methods" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shop_invoice_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"adapter" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"status_url" text DEFAULT '' NOT NULL,
	"cancel_url" text DEFAULT '' NOT NULL,
	"auth" text DEFAULT '' NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"credential" text DEFAULT '' NOT NULL,
	"words_succeed" text DEFAULT '' NOT NULL,
	"words_waiting" text DEFAULT '' NOT NULL,
	"words_error" text DEFAULT '' NOT NULL,
	"words_approved" text DEFAULT '' NOT NULL,
	"words_rejected" text DEFAULT '' NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_invoice_methods_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "method_id" bigint;--> statement-breakpoint
ALTER TABLE "shop_invoice_methods" ADD CONSTRAINT "shop_invoice_methods_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_invoice_methods_label" ON "shop_invoice_methods" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "shop_invoice_methods_search" ON "shop_invoice_methods" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
INSERT INTO "shop_invoice_methods" ("shop_id", "title", "label", "search", "adapter")
SELECT id, 'Deneme entegratörü', 'Deneme entegratörü', 'deneme entegratoru', 'sandbox' FROM "shops";

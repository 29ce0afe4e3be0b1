CREATE TABLE "shop_payment_methods" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shop_payment_methods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text COLLATE "tr-x-icu" DEFAULT '' NOT NULL,
	"search" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"bank_details" text DEFAULT '' NOT NULL,
	"minimum" bigint,
	"maximum" bigint,
	"account_id" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_payment_methods_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "shop_payment_methods" ADD CONSTRAINT "shop_payment_methods_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_payment_methods_label" ON "shop_payment_methods" USING btree ("shop_id","label","id");--> statement-breakpoint
CREATE INDEX "shop_payment_methods_search" ON "shop_payment_methods" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shop_payment_methods_account_id" ON "shop_payment_methods" USING btree ("shop_id","account_id");
--> statement-breakpoint
INSERT INTO "shop_payment_methods" ("shop_id", "label", "search", "translations", "method", "position")
SELECT s.id, CASE WHEN s.default_language_id = 175 THEN m.tr ELSE m.en END, m.search,
       coalesce((SELECT jsonb_agg(jsonb_build_object('language_id', l.language_id, 'name', CASE WHEN l.language_id = 175 THEN m.tr ELSE m.en END, 'description', '') ORDER BY l.language_id)
                   FROM "shop_languages" l WHERE l.shop_id = s.id), '[]'), m.method, m.position
  FROM "shops" s CROSS JOIN (VALUES
    ('money_transfer', 'Havale', 'Bank transfer', 'havale bank transfer', 0),
    ('cash', 'Nakit', 'Cash', 'nakit cash', 1),
    ('credit_card', 'Kredi kartı', 'Credit card', 'kredi karti credit card', 2),
    ('cash_on_delivery', 'Kapıda nakit ödeme', 'Cash on delivery', 'kapida nakit odeme cash on delivery', 3),
    ('card_on_delivery', 'Kapıda kartla ödeme', 'Card on delivery', 'kapida kartla odeme card on delivery', 4),
    ('bank_transfer', 'EFT', 'Bank transfer (EFT)', 'eft bank transfer (eft)', 5)
  ) AS m (method, tr, en, search, position);

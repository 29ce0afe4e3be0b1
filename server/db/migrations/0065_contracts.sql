CREATE TABLE "contract_texts" (
	"shop_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"texts" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_texts_shop_id_kind_pk" PRIMARY KEY("shop_id","kind"),
	CONSTRAINT "contract_texts_version" CHECK (version > 0)
);
--> statement-breakpoint
CREATE TABLE "order_contracts" (
	"shop_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_contracts_shop_id_order_id_kind_pk" PRIMARY KEY("shop_id","order_id","kind"),
	CONSTRAINT "order_contracts_hash" CHECK (hash ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "contract_texts" ADD CONSTRAINT "contract_texts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_contracts" ADD CONSTRAINT "order_contracts_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;
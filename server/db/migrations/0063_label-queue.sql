CREATE TABLE "label_queue" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "label_queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"purchase_id" bigint,
	"quantity" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"queued_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "label_queue_shop_id_id_pk" PRIMARY KEY("shop_id","id"),
	CONSTRAINT "label_queue_once" UNIQUE NULLS NOT DISTINCT("shop_id","variant_id","purchase_id"),
	CONSTRAINT "label_queue_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE INDEX "label_queue_waiting" ON "label_queue" USING btree ("shop_id","purchase_id","queued_at","id");
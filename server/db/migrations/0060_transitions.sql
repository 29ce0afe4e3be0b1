CREATE TABLE "refusals" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "refusals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"rule" text NOT NULL,
	"about" jsonb,
	"subject" text NOT NULL,
	"record_id" bigint,
	"event" text NOT NULL,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"channel" text,
	CONSTRAINT "refusals_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
CREATE TABLE "transitions" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "transitions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9007199254740991 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"record_id" bigint NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"user_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"minutes" integer,
	"channel" text,
	"carrier_id" bigint,
	CONSTRAINT "transitions_shop_id_id_pk" PRIMARY KEY("shop_id","id")
);
--> statement-breakpoint
ALTER TABLE "refusals" ADD CONSTRAINT "refusals_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transitions" ADD CONSTRAINT "transitions_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refusals_rule" ON "refusals" USING btree ("shop_id","rule","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refusals_time" ON "refusals" USING btree ("shop_id","at","rule","count");--> statement-breakpoint
CREATE INDEX "refusals_of" ON "refusals" USING btree ("shop_id","subject","record_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refusals_age" ON "refusals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "transitions_of" ON "transitions" USING btree ("shop_id","subject","record_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transitions_flow" ON "transitions" USING btree ("shop_id","subject","at","from_state","event","to_state","minutes","channel","carrier_id","user_id");--> statement-breakpoint
INSERT INTO "transitions" ("shop_id", "subject", "record_id", "event", "from_state", "to_state", "user_id", "at", "minutes", "channel")
  SELECT l.shop_id, l.subject, l.subject_id, l.event, l.state_before, l.state_after, l.user_id, l.at,
         floor(extract(epoch from l.at - lag(l.at) OVER past) / 60)::int, o.channel
    FROM (SELECT shop_id, id, replace(subject, '_', '-') AS subject, subject_id, event, state_before, state_after, user_id, at FROM audit_log
           WHERE subject_id IS NOT NULL AND state_after IS NOT NULL AND state_before IS DISTINCT FROM state_after) l
    LEFT JOIN orders o ON l.subject = 'orders' AND o.shop_id = l.shop_id AND o.id = l.subject_id
  WINDOW past AS (PARTITION BY l.shop_id, l.subject, l.subject_id ORDER BY l.id)
   ORDER BY l.id;

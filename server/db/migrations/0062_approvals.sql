CREATE TABLE "approvals" (
	"shop_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"what" text NOT NULL,
	"asked_by" bigint NOT NULL,
	"approved_by" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "approvals_shop_id_reference_pk" PRIMARY KEY("shop_id","reference")
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_shop_id_asked_by_users_shop_id_id_fk" FOREIGN KEY ("shop_id","asked_by") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_shop_id_approved_by_users_shop_id_id_fk" FOREIGN KEY ("shop_id","approved_by") REFERENCES "public"."users"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_asked_by" ON "approvals" USING btree ("shop_id","asked_by");--> statement-breakpoint
CREATE INDEX "approvals_approved_by" ON "approvals" USING btree ("shop_id","approved_by");--> statement-breakpoint
CREATE INDEX "account_transactions_unnamed" ON "account_transactions" USING btree ("shop_id","account_id","amount") WHERE bank_reference is null;
CREATE TABLE "import_missing" (
	"shop_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" integer,
	"under" integer,
	"record_id" integer,
	CONSTRAINT "import_missing_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "mended" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "creates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_missing" ADD CONSTRAINT "import_missing_shop_id_import_id_imports_shop_id_id_fk" FOREIGN KEY ("shop_id","import_id") REFERENCES "public"."imports"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_own" ON "imports" USING btree ("shop_id","user_id","id");
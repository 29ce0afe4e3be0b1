CREATE TABLE "import_sources" (
	"shop_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "import_sources_shop_id_import_id_pk" PRIMARY KEY("shop_id","import_id")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "elements" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "element" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "import_sources" ADD CONSTRAINT "import_sources_shop_id_import_id_imports_shop_id_id_fk" FOREIGN KEY ("shop_id","import_id") REFERENCES "public"."imports"("shop_id","id") ON DELETE cascade ON UPDATE no action;
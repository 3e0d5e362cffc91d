CREATE TABLE "program_drafts" (
	"program_id" text PRIMARY KEY NOT NULL,
	"plan" jsonb NOT NULL,
	"last_deleted" jsonb,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "program_drafts" ADD CONSTRAINT "program_drafts_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_drafts_parts" ON "program_drafts" USING gin ("plan" jsonb_path_ops);
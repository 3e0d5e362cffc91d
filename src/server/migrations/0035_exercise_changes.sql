CREATE TABLE "exercise_changes" (
	"id" smallint PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "exercise_changes" ("id") VALUES (1);
--> statement-breakpoint
CREATE FUNCTION note_exercise_changes() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	update exercise_changes set changed_at = now();
	return null;
end $$;
--> statement-breakpoint
-- Before the rows themselves are locked: two who write exercises take turns and do not wait for each other.
CREATE TRIGGER "exercises_change" BEFORE INSERT OR UPDATE OR DELETE ON "exercises"
	FOR EACH STATEMENT EXECUTE FUNCTION note_exercise_changes();

-- Every row that exists was shipped, and every program so far is version 1 of itself.
CREATE TYPE "public"."content_source" AS ENUM('shipped', 'admin');--> statement-breakpoint
CREATE TABLE "program_versions" (
	"program_id" text NOT NULL,
	"version" integer NOT NULL,
	"duration_weeks" smallint NOT NULL,
	"sessions_per_week" smallint NOT NULL,
	"minutes_per_session" smallint NOT NULL,
	CONSTRAINT "program_versions_program_id_version_pk" PRIMARY KEY("program_id","version")
);
--> statement-breakpoint
DROP VIEW "public"."active_plans";--> statement-breakpoint
ALTER TABLE "program_weeks" DROP CONSTRAINT "program_weeks_number";--> statement-breakpoint
ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_program_id_programs_id_fk";
--> statement-breakpoint
ALTER TABLE "program_weeks" DROP CONSTRAINT "program_weeks_program_id_programs_id_fk";
--> statement-breakpoint
DROP INDEX "enrollments_program";--> statement-breakpoint
ALTER TABLE "exercises" ALTER COLUMN "description" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "exercises" ALTER COLUMN "difficulty" SET DEFAULT 'beginner';--> statement-breakpoint
ALTER TABLE "exercises" ALTER COLUMN "details" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "program_sessions" ALTER COLUMN "title" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "program_sessions" ALTER COLUMN "description" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "program_weeks" ALTER COLUMN "title" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "program_weeks" ALTER COLUMN "description" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "enrollments" ADD COLUMN "program_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "enrollments" ALTER COLUMN "program_version" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "instructions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "equipment" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "icon" text DEFAULT 'target' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "deletion_reason" text;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "source" "content_source" DEFAULT 'shipped' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ALTER COLUMN "source" SET DEFAULT 'admin';--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "shipped_hash" text;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "offered_hash" text;--> statement-breakpoint
ALTER TABLE "program_sessions" ADD COLUMN "source" "content_source" DEFAULT 'shipped' NOT NULL;--> statement-breakpoint
ALTER TABLE "program_sessions" ALTER COLUMN "source" SET DEFAULT 'admin';--> statement-breakpoint
ALTER TABLE "program_sessions" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "program_weeks" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "program_weeks" ADD COLUMN "source" "content_source" DEFAULT 'shipped' NOT NULL;--> statement-breakpoint
ALTER TABLE "program_weeks" ALTER COLUMN "source" SET DEFAULT 'admin';--> statement-breakpoint
ALTER TABLE "program_weeks" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "source" "content_source" DEFAULT 'shipped' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ALTER COLUMN "source" SET DEFAULT 'admin';--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "shipped_hash" text;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "offered_hash" text;--> statement-breakpoint
ALTER TABLE "session_exercises" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
INSERT INTO "program_versions"
	("program_id", "version", "duration_weeks", "sessions_per_week", "minutes_per_session")
	SELECT "id", 1, "duration_weeks", "sessions_per_week", "minutes_per_session" FROM "programs";--> statement-breakpoint
UPDATE "exercises" SET
	"instructions" = (
		SELECT coalesce(string_agg(step, ' ' ORDER BY n), '')
		FROM jsonb_array_elements_text("details" -> 'steps') WITH ORDINALITY AS steps(step, n)
	),
	"equipment" = ARRAY(SELECT jsonb_array_elements_text("details" -> 'equipment')),
	"details" = jsonb_build_object(
		'venues', "details" -> 'venues',
		'mode', "details" -> 'mode',
		'scoring', CASE jsonb_typeof("details" -> 'scoring')
			WHEN 'object' THEN ("details" -> 'scoring') - 'how' - 'unit' ELSE 'null' END,
		'diagram', ("details" -> 'diagram') - 'alt',
		'words', jsonb_build_object(
			'purpose', "details" -> 'purpose',
			'setUp', "details" -> 'setUp',
			'steps', "details" -> 'steps',
			'commonFaults', "details" -> 'commonFaults',
			'diagram', jsonb_build_object('alt', "details" #> '{diagram,alt}')
		) || CASE jsonb_typeof("details" -> 'scoring')
			WHEN 'object' THEN jsonb_build_object('scoring', jsonb_build_object(
				'how', "details" #> '{scoring,how}', 'unit', "details" #> '{scoring,unit}'
			)) ELSE '{}' END
	);--> statement-breakpoint
ALTER TABLE "program_versions" ADD CONSTRAINT "program_versions_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_program_version" FOREIGN KEY ("program_id","program_version") REFERENCES "public"."program_versions"("program_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_weeks" ADD CONSTRAINT "program_weeks_version" FOREIGN KEY ("program_id","version") REFERENCES "public"."program_versions"("program_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enrollments_program" ON "enrollments" USING btree ("program_id","program_version");--> statement-breakpoint
ALTER TABLE "programs" DROP COLUMN "duration_weeks";--> statement-breakpoint
ALTER TABLE "programs" DROP COLUMN "sessions_per_week";--> statement-breakpoint
ALTER TABLE "programs" DROP COLUMN "minutes_per_session";--> statement-breakpoint
ALTER TABLE "program_weeks" ADD CONSTRAINT "program_weeks_number" UNIQUE("program_id","version","week_number");--> statement-breakpoint
CREATE VIEW "public"."active_plans" AS (
  select
    e.user_id, e.id as enrollment_id, e.start_date, e.sessions_per_week, e.available_days,
    e.completed_at is not null as is_completed, e.abandoned_at is not null as is_abandoned,
    e.program_id, e.program_version, coalesce(
    p.translations -> (u.preferred_language)::text ->> 'name',
    p.name
  ) as name,
    coalesce(
    p.translations -> (u.preferred_language)::text ->> 'description',
    p.description
  ) as description, p.difficulty,
    v.duration_weeks::int as duration_weeks,
    v.sessions_per_week::int as program_sessions_per_week,
    v.minutes_per_session::int as minutes_per_session,
    p.target_handicap::text as target_handicap, p.from_handicap::text as from_handicap, p.color,
    coalesce((
      select json_agg(json_build_object(
        'id', s.id, 'sessionId', s.session_id, 'sessionNumber', s.session_number,
        'scheduledDate', s.scheduled_date, 'originalWeekNumber', s.original_week_number,
        'status', s.status, 'completedAt', s.completed_at,
        'title', coalesce(
    ps.translations -> (u.preferred_language)::text ->> 'title',
    ps.title
  ), 'focus', ps.focus, 'totalDuration', ps.total_duration,
        'weekFocus', w.focus, 'weekDescription', coalesce(
    w.translations -> (u.preferred_language)::text ->> 'description',
    w.description
  )
      ) order by s.scheduled_date, s.session_number)
      from scheduled_sessions s
      join program_sessions ps on ps.id = s.session_id
      join program_weeks w on w.id = ps.week_id
      where s.enrollment_id = e.id
    ), '[]'::json) as sessions,
    (
      select json_build_object(
        'from', a.from_date, 'to', a.to_date, 'reason', a.reason, 'weeks', a.weeks
      )
      from plan_pauses a where a.enrollment_id = e.id
      order by a.from_date desc limit 1
    ) as pause
  from enrollments e
  join users u on u.id = e.user_id
  join programs p on p.id = e.program_id
  join program_versions v on v.program_id = e.program_id and v.version = e.program_version
  where e.completed_at is null and e.abandoned_at is null
);
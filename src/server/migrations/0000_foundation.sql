CREATE TABLE "auth_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_name" text,
	"last_name" text,
	"current_handicap" numeric(3, 1),
	"goal_handicap" numeric(3, 1),
	"preferred_language" text DEFAULT 'en' NOT NULL,
	"preferred_units" text DEFAULT 'metric' NOT NULL,
	"theme_preference" text DEFAULT 'system' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "unlocked_achievements" (
	"user_id" text NOT NULL,
	"achievement_id" text NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	"unlocked_on" date NOT NULL,
	"cause_id" text NOT NULL,
	CONSTRAINT "unlocked_achievements_user_id_achievement_id_pk" PRIMARY KEY("user_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "golf_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_date" date NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"location" text,
	"holes" smallint NOT NULL,
	"round_type" text NOT NULL,
	"score_type" text NOT NULL,
	"total_score" smallint NOT NULL,
	"fairways_hit" smallint,
	"greens_in_regulation" smallint,
	"course_name" text,
	"course_par" smallint,
	"course_rating" double precision,
	"slope_rating" smallint,
	"putts" smallint,
	"penalties" smallint,
	CONSTRAINT "golf_rounds_request" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "golf_rounds_holes" CHECK ("golf_rounds"."holes" in (9, 18)),
	CONSTRAINT "golf_rounds_fairways" CHECK ("golf_rounds"."fairways_hit" between 0 and "golf_rounds"."holes"),
	CONSTRAINT "golf_rounds_greens" CHECK ("golf_rounds"."greens_in_regulation" between 0 and "golf_rounds"."holes")
);
--> statement-breakpoint
CREATE TABLE "practice_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_date" date NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"duration" smallint NOT NULL,
	"notes" text,
	CONSTRAINT "practice_sessions_request" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"scheduled_session_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"event" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" text PRIMARY KEY NOT NULL,
	"rotation" integer NOT NULL,
	"token_hash" text NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "handicap_requests" (
	"user_id" text PRIMARY KEY NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"program_id" text NOT NULL,
	"sessions_per_week" smallint NOT NULL,
	"available_days" smallint[] NOT NULL,
	"start_date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	"abandoned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_pauses" (
	"id" text PRIMARY KEY NOT NULL,
	"enrollment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"reason" text NOT NULL,
	"weeks" smallint NOT NULL,
	CONSTRAINT "plan_pauses_from" UNIQUE("enrollment_id","from_date"),
	CONSTRAINT "plan_pauses_order" CHECK ("plan_pauses"."from_date" <= "plan_pauses"."to_date")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exercises" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"duration" smallint NOT NULL,
	"difficulty" text NOT NULL,
	"details" jsonb NOT NULL,
	"image_url" text,
	"video_url" text
);
--> statement-breakpoint
CREATE TABLE "program_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"week_id" text NOT NULL,
	"day_number" smallint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"focus" text NOT NULL,
	"total_duration" smallint DEFAULT 30 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_weeks" (
	"id" text PRIMARY KEY NOT NULL,
	"program_id" text NOT NULL,
	"week_number" smallint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"focus" text NOT NULL,
	CONSTRAINT "program_weeks_number" UNIQUE("program_id","week_number")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"difficulty" text NOT NULL,
	"duration_weeks" smallint NOT NULL,
	"sessions_per_week" smallint NOT NULL,
	"minutes_per_session" smallint NOT NULL,
	"target_handicap" numeric(3, 1) NOT NULL,
	"from_handicap" numeric(3, 1),
	"color" text DEFAULT 'blue' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_exercises" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"position" smallint DEFAULT 1 NOT NULL,
	"duration" smallint DEFAULT 10 NOT NULL,
	"notes" text,
	CONSTRAINT "session_exercises_once" UNIQUE("session_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "handicap_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handicap_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"handicap" numeric(3, 1) NOT NULL,
	"notes" text,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_stats" (
	"user_id" text PRIMARY KEY NOT NULL,
	"total_xp" integer DEFAULT 0 NOT NULL,
	"total_minutes" integer DEFAULT 0 NOT NULL,
	"total_sessions" integer DEFAULT 0 NOT NULL,
	"current_streak" integer DEFAULT 0 NOT NULL,
	"longest_streak" integer DEFAULT 0 NOT NULL,
	"last_active_day" date,
	"streak_breaks_after" date
);
--> statement-breakpoint
CREATE TABLE "xp_entries" (
	"user_id" text NOT NULL,
	"source_kind" text NOT NULL,
	"source_id" text NOT NULL,
	"xp" integer NOT NULL,
	"earned_on" date NOT NULL,
	CONSTRAINT "xp_entries_user_id_source_kind_source_id_pk" PRIMARY KEY("user_id","source_kind","source_id")
);
--> statement-breakpoint
CREATE TABLE "exercise_results" (
	"completion_id" text NOT NULL,
	"session_exercise_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"user_id" text NOT NULL,
	"done" boolean NOT NULL,
	"score" double precision,
	CONSTRAINT "exercise_results_completion_id_session_exercise_id_pk" PRIMARY KEY("completion_id","session_exercise_id")
);
--> statement-breakpoint
CREATE TABLE "scheduled_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"enrollment_id" text NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"session_number" smallint NOT NULL,
	"scheduled_date" date NOT NULL,
	"original_week_number" smallint NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "scheduled_sessions_number" UNIQUE("enrollment_id","session_number"),
	CONSTRAINT "scheduled_sessions_status" CHECK ("scheduled_sessions"."status" in ('planned', 'completed', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "session_completions" (
	"id" text PRIMARY KEY NOT NULL,
	"scheduled_session_id" text NOT NULL,
	"user_id" text NOT NULL,
	"rating" smallint NOT NULL,
	"duration" smallint NOT NULL,
	"notes" text,
	"completed_on" date NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_completions_scheduled_session_id_unique" UNIQUE("scheduled_session_id")
);
--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlocked_achievements" ADD CONSTRAINT "unlocked_achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golf_rounds" ADD CONSTRAINT "golf_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handicap_requests" ADD CONSTRAINT "handicap_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pauses" ADD CONSTRAINT "plan_pauses_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pauses" ADD CONSTRAINT "plan_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_sessions" ADD CONSTRAINT "program_sessions_week_id_program_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."program_weeks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_weeks" ADD CONSTRAINT "program_weeks_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_exercises" ADD CONSTRAINT "session_exercises_session_id_program_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."program_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_exercises" ADD CONSTRAINT "session_exercises_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handicap_entries" ADD CONSTRAINT "handicap_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_stats" ADD CONSTRAINT "user_stats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xp_entries" ADD CONSTRAINT "xp_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_results" ADD CONSTRAINT "exercise_results_completion_id_session_completions_id_fk" FOREIGN KEY ("completion_id") REFERENCES "public"."session_completions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_results" ADD CONSTRAINT "exercise_results_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_results" ADD CONSTRAINT "exercise_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_sessions" ADD CONSTRAINT "scheduled_sessions_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_sessions" ADD CONSTRAINT "scheduled_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_sessions" ADD CONSTRAINT "scheduled_sessions_session_id_program_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."program_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_completions" ADD CONSTRAINT "session_completions_scheduled_session_id_scheduled_sessions_id_fk" FOREIGN KEY ("scheduled_session_id") REFERENCES "public"."scheduled_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_completions" ADD CONSTRAINT "session_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_accounts_user" ON "auth_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "golf_rounds_user_date" ON "golf_rounds" USING btree ("user_id","session_date");--> statement-breakpoint
CREATE INDEX "practice_sessions_user_date" ON "practice_sessions" USING btree ("user_id","session_date");--> statement-breakpoint
CREATE INDEX "calendar_events_user" ON "calendar_events" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_one_active" ON "enrollments" USING btree ("user_id") WHERE "enrollments"."completed_at" is null and "enrollments"."abandoned_at" is null;--> statement-breakpoint
CREATE INDEX "enrollments_user" ON "enrollments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enrollments_program" ON "enrollments" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "plan_pauses_user" ON "plan_pauses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "program_sessions_week" ON "program_sessions" USING btree ("week_id");--> statement-breakpoint
CREATE INDEX "session_exercises_session" ON "session_exercises" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "handicap_entries_user" ON "handicap_entries" USING btree ("user_id","recorded_at");--> statement-breakpoint
CREATE INDEX "exercise_results_user_exercise" ON "exercise_results" USING btree ("user_id","exercise_id");--> statement-breakpoint
CREATE INDEX "scheduled_sessions_user_date" ON "scheduled_sessions" USING btree ("user_id","scheduled_date");--> statement-breakpoint
CREATE INDEX "session_completions_user_day" ON "session_completions" USING btree ("user_id","completed_on");--> statement-breakpoint
CREATE VIEW "public"."active_plans" AS (
  select
    e.user_id, e.id as enrollment_id, e.start_date, e.sessions_per_week, e.available_days,
    e.completed_at is not null as is_completed, e.abandoned_at is not null as is_abandoned,
    p.id as program_id, p.name, p.description, p.difficulty,
    p.duration_weeks::int as duration_weeks,
    p.sessions_per_week::int as program_sessions_per_week,
    p.minutes_per_session::int as minutes_per_session,
    p.target_handicap::text as target_handicap, p.from_handicap::text as from_handicap, p.color,
    coalesce((
      select json_agg(json_build_object(
        'id', s.id, 'sessionId', s.session_id, 'sessionNumber', s.session_number,
        'scheduledDate', s.scheduled_date, 'originalWeekNumber', s.original_week_number,
        'status', s.status, 'completedAt', s.completed_at,
        'title', ps.title, 'focus', ps.focus, 'totalDuration', ps.total_duration,
        'weekFocus', w.focus, 'weekDescription', w.description
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
  join programs p on p.id = e.program_id
  where e.completed_at is null and e.abandoned_at is null
);
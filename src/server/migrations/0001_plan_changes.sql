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
DROP VIEW "public"."active_plans";--> statement-breakpoint
ALTER TABLE "plan_pauses" ADD CONSTRAINT "plan_pauses_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pauses" ADD CONSTRAINT "plan_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_pauses_user" ON "plan_pauses" USING btree ("user_id");--> statement-breakpoint
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
      select jsonb_agg(jsonb_build_object(
        'id', s.id, 'sessionId', s.session_id, 'sessionNumber', s.session_number,
        'scheduledDate', s.scheduled_date, 'originalWeekNumber', s.original_week_number,
        'status', s.status, 'completedAt', s.completed_at,
        'title', ps.title, 'focus', ps.focus, 'totalDuration', ps.total_duration,
        'exerciseCount', (select count(*) from session_exercises x where x.session_id = ps.id),
        'weekFocus', w.focus, 'weekDescription', w.description
      ) order by s.scheduled_date, s.session_number)
      from scheduled_sessions s
      join program_sessions ps on ps.id = s.session_id
      join program_weeks w on w.id = ps.week_id
      where s.enrollment_id = e.id
    ), '[]'::jsonb) as sessions,
    (
      select jsonb_build_object(
        'from', a.from_date, 'to', a.to_date, 'reason', a.reason, 'weeks', a.weeks
      )
      from plan_pauses a where a.enrollment_id = e.id
      order by a.from_date desc limit 1
    ) as pause
  from enrollments e
  join programs p on p.id = e.program_id
  where e.completed_at is null and e.abandoned_at is null
);
CREATE TABLE "drill_swaps" (
	"scheduled_session_id" text NOT NULL,
	"session_exercise_id" text NOT NULL,
	"user_id" text NOT NULL,
	"exercise_id" text,
	"minutes" smallint NOT NULL,
	CONSTRAINT "drill_swaps_scheduled_session_id_session_exercise_id_pk" PRIMARY KEY("scheduled_session_id","session_exercise_id")
);
--> statement-breakpoint
DROP VIEW "public"."active_plans";--> statement-breakpoint
ALTER TABLE "drill_swaps" ADD CONSTRAINT "drill_swaps_scheduled_session_id_scheduled_sessions_id_fk" FOREIGN KEY ("scheduled_session_id") REFERENCES "public"."scheduled_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_swaps" ADD CONSTRAINT "drill_swaps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_swaps" ADD CONSTRAINT "drill_swaps_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drill_swaps_user" ON "drill_swaps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "drill_swaps_exercise" ON "drill_swaps" USING btree ("exercise_id");--> statement-breakpoint
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
  ) as description,
    case
    when (p.translations -> (u.preferred_language)::text) ->> 'name' is null
    then p.language
    else (u.preferred_language)::text
  end as language, p.difficulty,
    v.duration_weeks::int as duration_weeks,
    v.sessions_per_week::int as program_sessions_per_week,
    v.minutes_per_session::int as minutes_per_session,
    p.target_handicap::text as target_handicap, p.from_handicap::text as from_handicap, p.color,
    coalesce((
      select json_agg(json_build_object(
        'id', s.id, 'sessionId', s.session_id, 'sessionNumber', s.session_number,
        'scheduledDate', s.scheduled_date, 'originalWeekNumber', s.original_week_number,
        'status', s.status, 'completedAt', to_char(s.completed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'title', coalesce(
    ps.translations -> (u.preferred_language)::text ->> 'title',
    ps.title
  ),
        'language', case
    when (ps.translations -> (u.preferred_language)::text) ->> 'title' is null
    then ps.language
    else (u.preferred_language)::text
  end, 'focus', ps.focus,
        'totalDuration', ps.total_duration + coalesce((
  select sum(w.minutes - x.duration)::int
  from drill_swaps w join session_exercises x
    on x.session_id = s.session_id and split_part(x.id, '@', 1) = w.session_exercise_id
  where w.scheduled_session_id = s.id
), 0),
        'weekFocus', w.focus, 'weekDescription', coalesce(
    w.translations -> (u.preferred_language)::text ->> 'description',
    w.description
  ),
        'weekLanguage', case
    when (w.translations -> (u.preferred_language)::text) ->> 'description' is null
    then w.language
    else (u.preferred_language)::text
  end
      ) order by s.scheduled_date, s.session_number)
      from scheduled_sessions s
      join "program_sessions" ps on ps.id = s.session_id
      join "program_weeks" w on w.id = ps.week_id
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
  join "users" u on u.id = e.user_id
  join "programs" p on p.id = e.program_id
  join "program_versions" v
    on v.program_id = e.program_id and v.version = e.program_version
  where e.completed_at is null and e.abandoned_at is null
);
-- A database of the last version before 1.0, with a golfer who has done everything, and little content.
CREATE SCHEMA drizzle;
CREATE TYPE public.content_source AS ENUM (
    'shipped',
    'admin'
);
CREATE FUNCTION public.note_exercise_changes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
	update exercise_changes set changed_at = now();
	return null;
end $$;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE public.achievement_counters (
    user_id text NOT NULL,
    key text NOT NULL,
    value integer NOT NULL
);
CREATE TABLE public.drill_swaps (
    scheduled_session_id text NOT NULL,
    session_exercise_id text NOT NULL,
    user_id text NOT NULL,
    exercise_id text,
    minutes smallint NOT NULL
);
CREATE TABLE public.enrollments (
    id text NOT NULL,
    user_id text NOT NULL,
    program_id text NOT NULL,
    sessions_per_week smallint NOT NULL,
    available_days smallint[] NOT NULL,
    start_date date NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    completed_at timestamp with time zone,
    abandoned_at timestamp with time zone,
    program_version integer NOT NULL
);
CREATE TABLE public.plan_pauses (
    id text NOT NULL,
    enrollment_id text NOT NULL,
    user_id text NOT NULL,
    from_date date NOT NULL,
    to_date date NOT NULL,
    reason text NOT NULL,
    weeks smallint NOT NULL,
    CONSTRAINT plan_pauses_order CHECK ((from_date <= to_date))
);
CREATE TABLE public.program_sessions (
    id text NOT NULL,
    week_id text NOT NULL,
    day_number smallint NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    focus text NOT NULL,
    total_duration smallint DEFAULT 30 NOT NULL,
    source public.content_source DEFAULT 'admin'::public.content_source NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    language text DEFAULT 'en'::text NOT NULL
);
CREATE TABLE public.program_versions (
    program_id text NOT NULL,
    version integer NOT NULL,
    duration_weeks smallint NOT NULL,
    sessions_per_week smallint NOT NULL,
    minutes_per_session smallint NOT NULL
);
CREATE TABLE public.program_weeks (
    id text NOT NULL,
    program_id text NOT NULL,
    week_number smallint NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    focus text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    source public.content_source DEFAULT 'admin'::public.content_source NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    language text DEFAULT 'en'::text NOT NULL
);
CREATE TABLE public.programs (
    id text NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    difficulty text NOT NULL,
    target_handicap numeric(3,1) NOT NULL,
    from_handicap numeric(3,1),
    color text DEFAULT 'blue'::text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    source public.content_source DEFAULT 'admin'::public.content_source NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    shipped_hash text,
    offered_hash text,
    language text DEFAULT 'en'::text NOT NULL,
    deleted_at timestamp with time zone
);
CREATE TABLE public.scheduled_sessions (
    id text NOT NULL,
    enrollment_id text NOT NULL,
    user_id text NOT NULL,
    session_id text NOT NULL,
    session_number smallint NOT NULL,
    scheduled_date date NOT NULL,
    original_week_number smallint NOT NULL,
    status text DEFAULT 'planned'::text NOT NULL,
    completed_at timestamp with time zone,
    CONSTRAINT scheduled_sessions_status CHECK ((status = ANY (ARRAY['planned'::text, 'completed'::text, 'skipped'::text])))
)
WITH (fillfactor='90');
CREATE TABLE public.session_exercises (
    id text NOT NULL,
    session_id text NOT NULL,
    exercise_id text NOT NULL,
    "position" smallint DEFAULT 1 NOT NULL,
    duration smallint DEFAULT 10 NOT NULL,
    notes text,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    task jsonb DEFAULT '{}'::jsonb NOT NULL,
    variant text
);
CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    first_name text,
    last_name text,
    current_handicap numeric(3,1),
    goal_handicap numeric(3,1),
    preferred_language text DEFAULT 'en'::text NOT NULL,
    preferred_units text DEFAULT 'metric'::text NOT NULL,
    theme_preference text DEFAULT 'system'::text NOT NULL,
    time_zone text DEFAULT 'UTC'::text NOT NULL,
    is_admin boolean DEFAULT false NOT NULL,
    handedness text DEFAULT 'right'::text NOT NULL,
    avatar text,
    delete_after timestamp with time zone,
    reach text DEFAULT 'usual'::text NOT NULL
);
CREATE VIEW public.active_plans AS
 SELECT e.user_id,
    e.id AS enrollment_id,
    e.start_date,
    e.sessions_per_week,
    e.available_days,
    (e.completed_at IS NOT NULL) AS is_completed,
    (e.abandoned_at IS NOT NULL) AS is_abandoned,
    e.program_id,
    e.program_version,
    COALESCE(((p.translations -> u.preferred_language) ->> 'name'::text), p.name) AS name,
    COALESCE(((p.translations -> u.preferred_language) ->> 'description'::text), p.description) AS description,
        CASE
            WHEN (((p.translations -> u.preferred_language) ->> 'name'::text) IS NULL) THEN p.language
            ELSE u.preferred_language
        END AS language,
    p.difficulty,
    (v.duration_weeks)::integer AS duration_weeks,
    (v.sessions_per_week)::integer AS program_sessions_per_week,
    (v.minutes_per_session)::integer AS minutes_per_session,
    (p.target_handicap)::text AS target_handicap,
    (p.from_handicap)::text AS from_handicap,
    p.color,
    COALESCE(( SELECT json_agg(json_build_object('id', s.id, 'sessionId', s.session_id, 'sessionNumber', s.session_number, 'scheduledDate', s.scheduled_date, 'originalWeekNumber', s.original_week_number, 'status', s.status, 'completedAt', to_char((s.completed_at AT TIME ZONE 'UTC'::text), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'::text), 'title', COALESCE(((ps.translations -> u.preferred_language) ->> 'title'::text), ps.title), 'language',
                CASE
                    WHEN (((ps.translations -> u.preferred_language) ->> 'title'::text) IS NULL) THEN ps.language
                    ELSE u.preferred_language
                END, 'focus', ps.focus, 'totalDuration', (ps.total_duration + COALESCE(( SELECT (sum((w_1.minutes - x.duration)))::integer AS sum
                   FROM (public.drill_swaps w_1
                     JOIN public.session_exercises x ON (((x.session_id = s.session_id) AND (split_part(x.id, '@'::text, 1) = w_1.session_exercise_id))))
                  WHERE (w_1.scheduled_session_id = s.id)), 0)), 'weekFocus', w.focus, 'weekDescription', COALESCE(((w.translations -> u.preferred_language) ->> 'description'::text), w.description), 'weekLanguage',
                CASE
                    WHEN (((w.translations -> u.preferred_language) ->> 'description'::text) IS NULL) THEN w.language
                    ELSE u.preferred_language
                END) ORDER BY s.scheduled_date, s.session_number) AS json_agg
           FROM ((public.scheduled_sessions s
             JOIN public.program_sessions ps ON ((ps.id = s.session_id)))
             JOIN public.program_weeks w ON ((w.id = ps.week_id)))
          WHERE (s.enrollment_id = e.id)), '[]'::json) AS sessions,
    ( SELECT json_build_object('from', a.from_date, 'to', a.to_date, 'reason', a.reason, 'weeks', a.weeks) AS json_build_object
           FROM public.plan_pauses a
          WHERE (a.enrollment_id = e.id)
          ORDER BY a.from_date DESC
         LIMIT 1) AS pause
   FROM (((public.enrollments e
     JOIN public.users u ON ((u.id = e.user_id)))
     JOIN public.programs p ON ((p.id = e.program_id)))
     JOIN public.program_versions v ON (((v.program_id = e.program_id) AND (v.version = e.program_version))))
  WHERE ((e.completed_at IS NULL) AND (e.abandoned_at IS NULL));
CREATE TABLE public.attempts (
    key text NOT NULL,
    count integer NOT NULL,
    free_at timestamp with time zone NOT NULL,
    forget_at timestamp with time zone NOT NULL
);
CREATE TABLE public.audit_entries (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    administrator_id text NOT NULL,
    call text NOT NULL,
    subject_id text,
    input jsonb NOT NULL,
    subject text
);
ALTER TABLE public.audit_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.auth_accounts (
    id text NOT NULL,
    user_id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    password text,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.auth_sessions (
    id text NOT NULL,
    token text NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.auth_verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.blocks (
    blocker_id text NOT NULL,
    blocked_id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT blocks_other CHECK ((blocker_id <> blocked_id))
);
CREATE TABLE public.broadcasts (
    id text NOT NULL,
    title text NOT NULL,
    message text NOT NULL,
    target_audience text NOT NULL,
    expires_at timestamp with time zone,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone NOT NULL,
    golfers integer NOT NULL,
    reached integer DEFAULT 0 NOT NULL,
    reached_id text DEFAULT ''::text NOT NULL,
    delivered integer DEFAULT 0 NOT NULL,
    is_complete boolean DEFAULT false NOT NULL
);
CREATE TABLE public.calendar_events (
    scheduled_session_id text NOT NULL,
    user_id text NOT NULL,
    event jsonb NOT NULL
);
CREATE TABLE public.calendar_feeds (
    user_id text NOT NULL,
    rotation integer NOT NULL,
    token_hash text NOT NULL,
    previous_rotation integer,
    rotated_at timestamp with time zone
);
CREATE TABLE public.challenge_answers (
    challenge_id text NOT NULL,
    user_id text NOT NULL,
    exercise_id text NOT NULL,
    score double precision NOT NULL,
    answered_on date NOT NULL,
    scheduled_session_id text
);
CREATE TABLE public.challenges (
    id text NOT NULL,
    challenger_id text NOT NULL,
    friend_id text NOT NULL,
    exercise_id text NOT NULL,
    scheduled_session_id text NOT NULL,
    score double precision NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    declined_at timestamp with time zone,
    answered_at timestamp with time zone,
    CONSTRAINT challenges_other CHECK ((challenger_id <> friend_id))
);
CREATE TABLE public.client_log_entries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id text,
    received_at timestamp with time zone NOT NULL,
    happened_at timestamp with time zone NOT NULL,
    level text NOT NULL,
    message text NOT NULL,
    url text NOT NULL,
    user_agent text NOT NULL,
    meta jsonb
);
CREATE TABLE public.coach_links (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    opened_at timestamp with time zone,
    revoked_at timestamp with time zone
);
CREATE TABLE public.coach_notes (
    scheduled_session_id text NOT NULL,
    user_id text NOT NULL,
    coach_name text NOT NULL,
    note text NOT NULL,
    written_at timestamp with time zone NOT NULL
);
CREATE TABLE public.content_versions (
    name text NOT NULL,
    hash text NOT NULL,
    loaded_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.daily_counts (
    id text DEFAULT 'newest'::text NOT NULL,
    counts jsonb NOT NULL,
    counted_at timestamp with time zone NOT NULL
);
CREATE TABLE public.email_changes (
    user_id text NOT NULL,
    email text NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.exercise_changes (
    id smallint NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.exercise_results (
    completion_id text NOT NULL,
    session_exercise_id text NOT NULL,
    exercise_id text NOT NULL,
    user_id text NOT NULL,
    done boolean NOT NULL,
    score double precision,
    attempts smallint,
    series text DEFAULT ''::text NOT NULL,
    cells double precision[]
);
CREATE TABLE public.exercises (
    id text NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    type text NOT NULL,
    duration smallint NOT NULL,
    difficulty text DEFAULT 'beginner'::text NOT NULL,
    details jsonb,
    image_url text,
    video_url text,
    instructions text DEFAULT ''::text NOT NULL,
    equipment text[] DEFAULT '{}'::text[] NOT NULL,
    icon text DEFAULT 'target'::text NOT NULL,
    deleted_at timestamp with time zone,
    deletion_reason text,
    source public.content_source DEFAULT 'admin'::public.content_source NOT NULL,
    translations jsonb DEFAULT '{}'::jsonb NOT NULL,
    shipped_hash text,
    offered_hash text,
    language text DEFAULT 'en'::text NOT NULL,
    image_hash text,
    video_hash text,
    captions text
);
CREATE TABLE public.feed_comments (
    id bigint NOT NULL,
    item_id bigint NOT NULL,
    user_id text NOT NULL,
    parent_id bigint,
    content text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    edited_at timestamp with time zone
);
ALTER TABLE public.feed_comments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.feed_comments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.feed_items (
    id bigint NOT NULL,
    user_id text NOT NULL,
    type text NOT NULL,
    source text NOT NULL,
    facts jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE public.feed_items ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.feed_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.feed_kudos (
    item_id bigint NOT NULL,
    user_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.feed_reports (
    id bigint NOT NULL,
    reporter_id text NOT NULL,
    reported_id text NOT NULL,
    comment_id bigint,
    content text,
    reason text NOT NULL,
    note text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT feed_reports_person CHECK (((content IS NOT NULL) OR (comment_id IS NULL)))
);
ALTER TABLE public.feed_reports ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.feed_reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.friendships (
    id text NOT NULL,
    first_id text NOT NULL,
    second_id text NOT NULL,
    requester_id text NOT NULL,
    status text NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    is_withdrawn boolean DEFAULT false NOT NULL,
    CONSTRAINT friendships_answered CHECK (((status = 'pending'::text) = (answered_at IS NULL))),
    CONSTRAINT friendships_order CHECK (((first_id COLLATE "C") < (second_id COLLATE "C"))),
    CONSTRAINT friendships_requester CHECK (((requester_id = first_id) OR (requester_id = second_id))),
    CONSTRAINT friendships_status CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text])))
);
CREATE TABLE public.golf_rounds (
    id text NOT NULL,
    user_id text NOT NULL,
    session_date date NOT NULL,
    created_at timestamp with time zone NOT NULL,
    name text NOT NULL,
    location text,
    holes smallint NOT NULL,
    round_type text NOT NULL,
    score_type text NOT NULL,
    total_score smallint NOT NULL,
    fairways_hit smallint,
    greens_in_regulation smallint,
    course_name text,
    course_par smallint,
    course_rating double precision,
    slope_rating smallint,
    putts smallint,
    penalties smallint,
    counted boolean DEFAULT true NOT NULL,
    scorecard jsonb,
    imported boolean DEFAULT false NOT NULL,
    in_time boolean DEFAULT true NOT NULL,
    CONSTRAINT golf_rounds_fairways CHECK (((fairways_hit >= 0) AND (fairways_hit <= holes))),
    CONSTRAINT golf_rounds_greens CHECK (((greens_in_regulation >= 0) AND (greens_in_regulation <= holes))),
    CONSTRAINT golf_rounds_holes CHECK ((holes = ANY (ARRAY[9, 18])))
);
CREATE TABLE public.golfer_reminders (
    user_id text NOT NULL,
    kind text NOT NULL,
    next_at timestamp with time zone,
    last_day date
);
CREATE TABLE public.handicap_entries (
    id integer NOT NULL,
    user_id text NOT NULL,
    handicap numeric(3,1) NOT NULL,
    notes text,
    recorded_at timestamp with time zone NOT NULL
);
ALTER TABLE public.handicap_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.handicap_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.handicap_requests (
    user_id text NOT NULL,
    answered_at timestamp with time zone NOT NULL
);
CREATE TABLE public.invitation_mails (
    email_hash text NOT NULL,
    mailed_at timestamp with time zone NOT NULL
);
CREATE TABLE public.invitations (
    email_hash text NOT NULL,
    inviter_id text NOT NULL,
    invited_at timestamp with time zone NOT NULL
);
CREATE TABLE public.kept_answers (
    user_id text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    answer text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.live_cursors (
    user_id text NOT NULL,
    last_id integer NOT NULL
);
CREATE TABLE public.live_messages (
    user_id text NOT NULL,
    id integer NOT NULL,
    message text NOT NULL,
    tab text,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.media (
    hash text NOT NULL,
    kind text NOT NULL,
    media_type text NOT NULL,
    bytes integer NOT NULL,
    stored_at timestamp with time zone NOT NULL,
    state text,
    playable_hash text,
    poster_hash text,
    is_deleted boolean DEFAULT false NOT NULL
);
CREATE TABLE public.monthly_sessions (
    user_id text NOT NULL,
    month date NOT NULL,
    sessions integer NOT NULL,
    in_leaderboards boolean NOT NULL
);
CREATE TABLE public.notification_preferences (
    user_id text NOT NULL,
    achievement_notifications boolean DEFAULT true NOT NULL,
    session_reminders boolean DEFAULT true NOT NULL,
    program_milestones boolean DEFAULT true NOT NULL,
    admin_broadcasts boolean DEFAULT true NOT NULL,
    reminder_time text DEFAULT '08:00'::text NOT NULL,
    weekly_summary boolean DEFAULT true NOT NULL,
    weekly_summary_mail boolean DEFAULT true NOT NULL,
    social_notifications boolean DEFAULT true NOT NULL
);
CREATE TABLE public.notifications (
    id bigint NOT NULL,
    user_id text NOT NULL,
    kind text NOT NULL,
    source text NOT NULL,
    facts jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    is_read boolean DEFAULT false NOT NULL,
    deleted_at timestamp with time zone,
    group_key text,
    count integer DEFAULT 1 NOT NULL,
    is_superseded boolean DEFAULT false NOT NULL,
    other_id text
);
ALTER TABLE public.notifications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.notifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.pictures (
    hash text NOT NULL,
    stored_at timestamp with time zone NOT NULL,
    is_deleted boolean DEFAULT false NOT NULL
);
CREATE TABLE public.practice_sessions (
    id text NOT NULL,
    user_id text NOT NULL,
    session_date date NOT NULL,
    created_at timestamp with time zone NOT NULL,
    title text NOT NULL,
    duration smallint NOT NULL,
    notes text,
    counted boolean DEFAULT true NOT NULL,
    imported boolean DEFAULT false NOT NULL,
    in_time boolean DEFAULT true NOT NULL
);
CREATE TABLE public.privacy_settings (
    user_id text NOT NULL,
    show_progress_to_friends boolean NOT NULL,
    show_handicap_publicly boolean NOT NULL,
    allow_friend_requests boolean NOT NULL,
    show_in_leaderboards boolean NOT NULL
);
CREATE TABLE public.program_drafts (
    program_id text NOT NULL,
    plan jsonb NOT NULL,
    last_deleted jsonb,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.push_counts (
    day date NOT NULL,
    outcome text NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.push_keys (
    id integer DEFAULT 1 NOT NULL,
    public_key text NOT NULL,
    private_key text NOT NULL,
    CONSTRAINT push_keys_one_pair CHECK ((id = 1))
);
CREATE TABLE public.push_subscriptions (
    id bigint NOT NULL,
    endpoint text NOT NULL,
    user_id text NOT NULL,
    session_id text NOT NULL,
    p256dh_key text NOT NULL,
    auth_key text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
ALTER TABLE public.push_subscriptions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.push_subscriptions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.recalculations (
    id text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    stopped_at timestamp with time zone,
    is_complete boolean DEFAULT false NOT NULL,
    total integer NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    failed integer DEFAULT 0 NOT NULL,
    reached_id text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.session_completions (
    id text NOT NULL,
    scheduled_session_id text NOT NULL,
    user_id text NOT NULL,
    rating smallint NOT NULL,
    duration smallint NOT NULL,
    notes text,
    completed_on date NOT NULL,
    completed_at timestamp with time zone NOT NULL,
    imported boolean DEFAULT false NOT NULL
);
CREATE TABLE public.session_progress (
    scheduled_session_id text NOT NULL,
    user_id text NOT NULL,
    progress jsonb NOT NULL
);
CREATE TABLE public.setup_links (
    token_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.unlocked_achievements (
    user_id text NOT NULL,
    achievement_id text NOT NULL,
    unlocked_at timestamp with time zone NOT NULL,
    unlocked_on date NOT NULL,
    cause_id text NOT NULL
);
CREATE TABLE public.user_stats (
    user_id text NOT NULL,
    total_xp integer DEFAULT 0 NOT NULL,
    total_minutes integer DEFAULT 0 NOT NULL,
    total_sessions integer DEFAULT 0 NOT NULL,
    current_streak integer DEFAULT 0 NOT NULL,
    longest_streak integer DEFAULT 0 NOT NULL,
    last_active_day date,
    streak_breaks_after date,
    longest_pause integer DEFAULT 0 NOT NULL,
    in_leaderboards boolean DEFAULT false NOT NULL,
    board_streak integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.video_uploads (
    id text NOT NULL,
    exercise_id text NOT NULL,
    size integer NOT NULL,
    received integer DEFAULT 0 NOT NULL,
    parts text[] DEFAULT '{}'::text[] NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    pending text[] DEFAULT '{}'::text[] NOT NULL
);
CREATE TABLE public.weekly_sums (
    monday date NOT NULL,
    program_id text NOT NULL,
    shard smallint NOT NULL,
    golfers integer NOT NULL,
    sessions integer NOT NULL,
    minutes integer NOT NULL
);
CREATE TABLE public.xp_entries (
    user_id text NOT NULL,
    source_kind text NOT NULL,
    source_id text NOT NULL,
    xp integer NOT NULL,
    earned_on date NOT NULL,
    imported boolean DEFAULT false NOT NULL
);
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, '54b6794f44acbbebab1b2d12c1bb1c134f189207e47c704f996b0b7427f38e3b', 1795178516206),
	(2, 'a28b70fbe4acf0c5c46641f5ed01f2cfbf674ca538b85b21d3d40fb869a01cbc', 1795182164866),
	(3, '24308bba49be9aff4718bdd3c46161341133394a74558da827e5bf26220f545a', 1795325989710),
	(4, '060d78ce84c5fa98a1940bbbc50cc670407508784f575a36d4e7d7283a02913d', 1795331505025),
	(5, '1a43c738793ac4a94ccd07db11eedd2a21750a7a6b6c5549aac9dfd9c4972d32', 1795338569060),
	(6, 'ce19d00a92b3ecd2beb985b7945317837779215a9c6c5d43b6c14ef651d38590', 1795348156318),
	(7, '1fd1fd31c3be7f9afa517c849befe47a7eb8bed762d90980fdbecdc24db01f84', 1795360625180),
	(8, 'edaa3be2f16462fdf33959bc697bd8313932be6a21d8da047863bb242fa13c3f', 1795364255437),
	(9, 'a120add38715ae6c55130c51dfc3c640f6823952a5d97b61ccc69aa53fab9e4f', 1795364789200),
	(10, 'e4d242138bed833c165dd44805b7359f2becaaa0da6d299dfa9b51146f7ddaf3', 1795365007446),
	(11, 'f18d3038e8d1d928ebd1a45c127abe47e3a2fef140992c6dded187a413dff39a', 1795365231602),
	(12, '01d84580b527ef202afe6efb32b15dd652b5c94d528a46e473d79352a3268906', 1795365559876),
	(13, '23b74171aab119493e79cf29f3f90d2c490054df380b6c0e271ccbcee07a3264', 1795365671637),
	(14, '037baacbd6ba954a01d3ede8646cc22399d41ceec02c286ae4a8476109d993f4', 1795375648189),
	(15, '63a38a7a75ae83182eb2a0fb7091801fe277ea99a49fdb127caa7e1dc7ed1204', 1795375677321),
	(16, 'b4a0183edb846eee2628bb918b64785d0f5a259353ca2ca89f4c28baa5489cf0', 1795376035493),
	(17, '9e1e6335ba99cc8e470f8120c67490e43d6cab36a28291ff2e02d2d10e074eb8', 1795376456358),
	(18, '5d89e8e9d661360cadabd70382190b591f39b0bd1aa6387dda83fed69d720e61', 1795376942330),
	(19, '5703c9503769dcf2c50a4af8405ef508313bbaf08f4af630db00b66a5b1870c6', 1795383849993),
	(20, '3907fc007c0b48193b6ada3d883b25d66a0bc439b7c101a239aad528d23daffc', 1795385626182),
	(21, '39f44a989f907b6b2333c95ab9b2d5c440b729e5ee3b8fdbd934cff9076e2281', 1795388509104),
	(22, '014dce38164392cecc92da448e6b8dab583ccecaab1d254d263789829e6b3289', 1795388763627),
	(23, '7a642f1b131fe398e13a5fee10a4bd8e42bf58863d538fc29655f40cf5d3259c', 1795390103058),
	(24, '51378fc5138f0d2c9d045e6c2b08ec20e78bfdf107c3332552305e2c52dfb753', 1795397032148),
	(25, '100141f7addb658a36d035d4f509173064d326bb40a093e8ea1fa011a67b4e03', 1795399201919),
	(26, '485d55e2b4afd1e857a430a80fc15db08b212b7898d7257684a0bf7fc30f3bb7', 1795400319698),
	(27, 'ffa5cfab78481b0ecb9fceebb8a7d8be70aa97ad43f3fe74c7d0a3e0ed93453d', 1795401645861),
	(28, 'd4f6a998a605f2d7b5db495d019feb53c9c9f25ee96bffb617a2cf2d9446133d', 1795409081775),
	(29, 'e3dad66abfc575c33d328ee79a7266abc0a55a8f47381f618628bbb0f23093df', 1795412429413),
	(30, '50e8551f34883e7db82cef16b0101b798dd799e91e159575724840639b17fab0', 1795412737353),
	(31, '9d76c035d4752d0e4858a0adce022b4b056c85c88275fc902c5ca76bff0375e6', 1795434913157),
	(32, '3dd930dc02260daecbaefef9adba6caea467dbc34192bd00d2baa519807f4d48', 1795437574174),
	(33, '35b31d53394cc8b832f6d73a1f968bac450c8110bec08a36dec4687c7b3416fe', 1795449212858),
	(34, '7134d51f7ee380a847b7cff7d7c939f622faf1225d0128dcd4d406e0f343ca38', 1795451992470),
	(35, '6317d97c77e72cdb350adde9d6df820b9a1df7cfdda0da7b2c333d21271e04fc', 1795721243701),
	(36, '2101d885f6cc46bb512ec9305e58cafe1fd1a4ee861ea98c88c191bd88e9feed', 1795745422626),
	(37, 'e23dcb0383d2077df288c47477dc60ba3c9fd9d5435635ca9099b90e56480769', 1795905573141),
	(38, '75ebcc524332c4616476ef7301070e2aee73df4ef0da9900b5e65b813d3a5930', 1795949049317),
	(39, '610a19954cd556189f7656f34fae97b564a0c3596fc68b26e0cc8e9f5f0245f5', 1795952977958),
	(40, 'b268ed73ce0a9e028c28624b501bbabc5b8b566427a56b4c8d4ebcef22c7a1c0', 1795954403325),
	(41, 'ebd375d2a818c3c316801467ae8379aa7725c7403443f77f74bc4ea0ab9852a7', 1795954454926),
	(42, '0ef13105d545f2f4535cc8723953010fbb349c65e51cd6163da95df178bfba59', 1795962537933),
	(43, '6e46a10b56f6b313295f781d7c6d403802676fcc9e2c878fb49ea7bd8f406789', 1795965482951),
	(44, '2c1234a9410c012599ca36ff75069a58b9b26151cfdb4161e46dd642de548219', 1795973025954),
	(45, '30cb58f272e316cfa3d3b73992702e873d5b88fbaa9ebabe29677486f029f0c9', 1795977280290);
INSERT INTO public.achievement_counters VALUES
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'lateMinutes', 0),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'bestRoundPoints', 0),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'fiveStarSessions', 1),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'focus:short_game', 1),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'sessionsCompleted', 1),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'fiveStarSessions spring 2026', 1),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'focus:short_game spring 2026', 1),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'sessionsCompleted spring 2026', 1),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'roundsLogged', 1),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'roundsLogged spring 2026', 1),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'lateMinutes', 0),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'focus:putting', 1),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'bestRoundPoints', 0),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'fiveStarSessions', 1),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'sessionsCompleted', 1),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'focus:putting spring 2026', 1),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'fiveStarSessions spring 2026', 1),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'sessionsCompleted spring 2026', 1);
INSERT INTO public.attempts VALUES
	('YbQX4wfH7DZ4esdmW6HmDze_Hmc0vL2HZmapbsOP1qk', 1, '1970-01-01 00:00:00+00', '2026-05-14 01:00:00+00'),
	('2_onRjvOvNU9Hvwdb3e16pFL-ey3W0f121c1FzVmkfg', 1, '1970-01-01 00:00:00+00', '2026-05-14 01:00:00+00'),
	('s0LJP8S1QU6RGMaxrw2w7LloSaH9U9Gguw8ghJsaNTU', 1, '1970-01-01 00:00:00+00', '2026-05-14 01:00:00+00'),
	('eS4T_5wV6AU33qgE9reWd2vxIT5-xa71PRUluLkeuHQ', 1, '1970-01-01 00:00:00+00', '2026-05-14 01:00:00+00'),
	('R_-K_bWaOdXipnzMEAvYSZcIeSNuOgPTJKfIMIqnrYM', 1, '1970-01-01 00:00:00+00', '2026-05-15 00:00:00+00'),
	('IKN0jPrPCaVBQYtKCbD8hlkuHZeOwKNOx7wQmVUAmr8', 1, '1970-01-01 00:00:00+00', '2026-05-15 00:00:00+00'),
	('CwFQrw-tGxOMCD2xX0sCDzIuxe_7Vp6Xq93AGWta9ME', 1, '1970-01-01 00:00:00+00', '2026-05-15 00:00:00+00'),
	('UZnD7DzerqfzDq_JJqlc1-bUsNEkZt0lVijUEAsSjQk', 1, '1970-01-01 00:00:00+00', '2026-05-15 00:00:00+00'),
	('DFKJwI_LZ5JbCTLqORGQjSKFMu0pNt_YS13ywkfqAYk', 1, '1970-01-01 00:00:00+00', '2026-05-15 00:00:00+00'),
	('1ULB8SwMCFvZASWdhg_v1RGcbz7pTMqX0Czl3tpPvdY', 1, '1970-01-01 00:00:00+00', '2026-05-15 00:00:00+00'),
	('RaKzKS8m1BxzbxXS-yF27IY9Ds6z6QioRJm8c1rNtgg', 1, '1970-01-01 00:00:00+00', '2026-05-15 00:00:00+00'),
	('VY0eyA8hRLql7CVzb8XS9B_xWU6VhT6pwHZocla2dKw', 4, '1970-01-01 00:00:00+00', '2026-05-14 00:01:00+00'),
	('NfM8coHbooGxQVGZZRJ1PNCVzHfXYByXO2hmtqSn2gw', 1, '1970-01-01 00:00:00+00', '2026-05-14 01:00:00+00');
INSERT INTO public.auth_accounts VALUES
	('q5k4jhDV4kTUPSKyrghOBKeGbc0YXDzd', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'credential', '90a8e2c4b29994580ebc73a0d1e93098fb0aa637c8d1c1ba57b0a389c656eb84', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-29 21:11:30.315+00', '2026-11-29 21:11:30.315+00'),
	('qAMa5PANvZZqu3dN8Fx82m0EV5Xfb24E', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'credential', '90a8e2c4b29994580ebc73a0d1e93098fb0aa637c8d1c1ba57b0a389c656eb84', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-29 21:11:32.811+00', '2026-11-29 21:11:32.811+00'),
	('GoNTGZEstr8Ns9peJZHxhCusKwRi1Nxh', 'gPHWksHUfd0Vb3TX5cDjaSroY4pC4Uw8', 'gPHWksHUfd0Vb3TX5cDjaSroY4pC4Uw8', 'credential', '90a8e2c4b29994580ebc73a0d1e93098fb0aa637c8d1c1ba57b0a389c656eb84', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-29 21:11:32.938+00', '2026-11-29 21:11:32.938+00');
INSERT INTO public.auth_sessions VALUES
	('kfKSimGKEQRfS3k9u9mWOrLjeY5adU0r', 'EcWT0c9NrUBzMraifE7XXDewXdSlziU7', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', '2026-12-29 21:11:30.337+00', '', 'lightMyRequest', '2026-11-29 21:11:30.337+00', '2026-11-29 21:11:30.337+00'),
	('SFHX5HUFIu5kHQ1xvVVWrbK3im6A9pit', 'dpsnCNI7QabDNgCbxtQvpqlHAOruAVGU', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', '2026-12-29 21:11:32.816+00', '', 'lightMyRequest', '2026-11-29 21:11:32.816+00', '2026-11-29 21:11:32.816+00'),
	('S1ZuSmkCJW3vf6VWpbARODAIpzkh7Zuk', 'v7MkDYHpL6OEXeJwYOlrZMltHnH8aMdf', 'gPHWksHUfd0Vb3TX5cDjaSroY4pC4Uw8', '2026-12-29 21:11:32.949+00', '', 'lightMyRequest', '2026-11-29 21:11:32.949+00', '2026-11-29 21:11:32.949+00');
INSERT INTO public.auth_verifications VALUES
	('GMzrTqMBZhOrZ8BtMeFyjAZZ5F3CqIUm', 'j3Az4glTLc0jyK7YqecvhlK18liGbiuZ7QCHClM1mEY', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', '2026-11-29 22:11:34.256+00', '2026-11-29 21:11:34.262+00', '2026-11-29 21:11:34.262+00');
INSERT INTO public.blocks VALUES
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'gPHWksHUfd0Vb3TX5cDjaSroY4pC4Uw8', '2026-05-14 00:00:00+00');
INSERT INTO public.broadcasts VALUES
	('0b0c1f8e-6f0a-4a53-9c39-5b7d1d1a9b11', 'Greens', 'Fast', 'all_users', NULL, true, '2026-11-29 21:11:34.257243+00', 3, 1, 'x', 0, false);
INSERT INTO public.calendar_feeds VALUES
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 0, '5-Ktewv17z9rhcyznO6imAggfJ048xkLCLo-j8-DHJc', NULL, NULL);
INSERT INTO public.challenge_answers VALUES
	('8497349a-08d1-4f11-9d3b-7a787d354e7b', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'lag-circle', 9, '2026-05-14', NULL);
INSERT INTO public.challenges VALUES
	('8497349a-08d1-4f11-9d3b-7a787d354e7b', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'lag-circle', 'bd424687-b430-406a-8bc0-f4d4511f235c', 10, '2026-05-14 00:00:00+00', '2026-05-28 00:00:00+00', NULL, '2026-05-14 00:00:00+00'),
	('5982fd27-9db5-4974-9f19-e780515a279f', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'short-game-test', '3fda59f6-072b-4d07-b5b4-f694a92890b8', 49, '2026-05-14 00:00:00+00', '2026-05-28 00:00:00+00', NULL, NULL);
INSERT INTO public.client_log_entries VALUES
	('5daf4a2a-0a16-41b9-aae3-9cb466716597', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', '2026-05-14 00:00:00+00', '2026-05-14 00:00:00+00', 'error', 'Marram is undefined', 'http://localhost:5000/progress', 'Mozilla/5.0', NULL);
INSERT INTO public.coach_links VALUES
	('83ddb573-1c36-49bd-a633-02cc6fb36096', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'Marram coach', 'oW1bg-T0S-JdO9ITh9g3r3w3FeLcV0TDt5Gl8T-3ju0', '2026-05-14 00:00:00+00', '2026-08-12 00:00:00+00', NULL, NULL);
INSERT INTO public.coach_notes VALUES
	('3fda59f6-072b-4d07-b5b4-f694a92890b8', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'Marram coach', 'Marram note', '2026-05-14 00:00:00+00');
INSERT INTO public.daily_counts VALUES
	('newest', '{"drillScores": [], "programWeeks": []}', '2026-05-14 00:00:00+00');
INSERT INTO public.drill_swaps VALUES
	('80b97012-1f08-4373-ad24-aa421eec6f04', 'break-100-w1-s2-e3', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', NULL, 0);
INSERT INTO public.email_changes VALUES
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'new-marram@example.com', 'hash-marram@example.com', '2026-11-29 21:11:34.22+00');
INSERT INTO public.enrollments VALUES
	('60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100', 3, '{1,4,6}', '2026-05-14', '2026-11-29 21:11:31.433041+00', NULL, NULL, 1),
	('73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100', 3, '{1,4,6}', '2026-05-14', '2026-11-29 21:11:33.568295+00', NULL, NULL, 1);
INSERT INTO public.exercise_changes VALUES
	(1, '2026-11-29 21:11:35.779152+00');
INSERT INTO public.exercise_results VALUES
	('1f01f169-8e29-4bb9-8fcf-939113e53563', 'break-100-w1-s1-e1', 'dynamic-warm-up', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', true, NULL, NULL, '', NULL),
	('1f01f169-8e29-4bb9-8fcf-939113e53563', 'break-100-w1-s1-e2', 'nine-to-three', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', true, NULL, NULL, '', NULL),
	('1f01f169-8e29-4bb9-8fcf-939113e53563', 'break-100-w1-s1-e3', 'short-game-test', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', true, 49, NULL, '', NULL),
	('1b383b4a-8fbf-4040-950a-ba119a243970', 'break-100-w4-s1-e1', 'first-rolls', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', true, NULL, NULL, '', NULL),
	('1b383b4a-8fbf-4040-950a-ba119a243970', 'break-100-w4-s1-e2', 'lag-circle', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', true, 10, 12, '2', NULL),
	('1b383b4a-8fbf-4040-950a-ba119a243970', 'break-100-w4-s1-e3', 'clock-putting', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', true, NULL, NULL, '2', NULL),
	('1b383b4a-8fbf-4040-950a-ba119a243970', 'break-100-w4-s1-e4', 'finish-putts', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', true, NULL, NULL, '', NULL);
INSERT INTO public.exercises VALUES
	('first-rolls', 'First rolls', '', 'putting', 3, 'beginner', NULL, NULL, NULL, '', '{}', 'circle-dot', NULL, NULL, 'shipped', '{}', 'ItWUFWPSGN5SnEo-Ss2rT4tnmsbw34_5c_t8and1wCo', NULL, 'en', NULL, NULL, NULL),
	('clock-putting', 'Clock putting', '', 'putting', 10, 'beginner', NULL, NULL, NULL, '', '{}', 'circle-dot', NULL, NULL, 'shipped', '{}', 'S8uBNY5CfNNJj39BR6c2iuOdfM4IPMsklL3Bkp51J2s', NULL, 'en', NULL, NULL, NULL),
	('lag-circle', 'Lag circle', '', 'putting', 10, 'beginner', NULL, NULL, NULL, '', '{}', 'circle-dot', NULL, NULL, 'shipped', '{}', 'Rm4TAMNPz5TKK5YS5AzAzAq2OswvL8aZ-QWhALcUqU4', NULL, 'en', NULL, NULL, NULL),
	('nine-to-three', 'Nine to three', '', 'swing_practice', 12, 'beginner', NULL, NULL, NULL, '', '{}', 'gauge', NULL, NULL, 'shipped', '{}', 'VXZFoWoCeYFK5-FuwLwNk9Ztp5M57AsPtiyxAdbY3kw', NULL, 'en', NULL, NULL, NULL),
	('dynamic-warm-up', 'Dynamic warm-up', '', 'physical', 5, 'beginner', NULL, NULL, NULL, '', '{}', 'activity', NULL, NULL, 'shipped', '{}', 'rQzZhhO_bFlmQ8zpkAU9lEflfFNxKhF7tfgLTrFjmlM', NULL, 'en', NULL, NULL, NULL),
	('finish-putts', 'Last putts', '', 'putting', 5, 'beginner', NULL, NULL, NULL, '', '{}', 'circle-dot', NULL, NULL, 'shipped', '{}', 'hRMTO2jkK1Lq6ewrLcNA4KREnpkGLkcFlI87-GjZy1Q', NULL, 'en', NULL, NULL, NULL),
	('short-game-test', 'Short game test', '', 'short_game', 30, 'beginner', NULL, NULL, NULL, '', '{}', 'target', NULL, NULL, 'shipped', '{}', 'n6N3tUwqSXzNmQS81LG5h8hkxIqLa98elAe-NzA-txQ', NULL, 'en', NULL, NULL, NULL),
	('approach-test', 'Approach test', '', 'irons', 20, 'beginner', NULL, NULL, NULL, '', '{}', 'target', NULL, NULL, 'shipped', '{}', 'DSfQcdEwtfT8TB4H5-REcjy3AyjTKtHDNMq8k5O784M', NULL, 'en', NULL, NULL, NULL),
	('driving-test', 'Driving test', '', 'driving', 15, 'beginner', NULL, NULL, NULL, '', '{}', 'zap', NULL, NULL, 'shipped', '{}', 'BrDrYOkEhSE6FAXYkBm5XPZOGfElg2jkw9TSAf-ZLZM', NULL, 'en', NULL, NULL, NULL);
INSERT INTO public.feed_comments OVERRIDING SYSTEM VALUE VALUES
	(1, 8, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', NULL, 'Marram comment', '2026-05-14 00:00:00+00', NULL);
INSERT INTO public.feed_items OVERRIDING SYSTEM VALUE VALUES
	(1, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'program_started', '60e257ae-9909-4a1a-981e-ddef35c69f98', '{"type": "program_started", "programId": "break-100", "enrollmentId": "60e257ae-9909-4a1a-981e-ddef35c69f98"}', '2026-05-14 00:00:00+00'),
	(2, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'session_completed', '3fda59f6-072b-4d07-b5b4-f694a92890b8', '{"type": "session_completed", "minutes": 40, "scheduledSessionId": "3fda59f6-072b-4d07-b5b4-f694a92890b8"}', '2026-05-14 00:00:00+00'),
	(3, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievement_unlocked', 'first-session', '{"type": "achievement_unlocked", "achievementId": "first-session", "tellsHandicap": false}', '2026-05-14 00:00:00+00'),
	(4, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievement_unlocked', 'first-hour', '{"type": "achievement_unlocked", "achievementId": "first-hour", "tellsHandicap": false}', '2026-05-14 00:00:00+00'),
	(5, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievement_unlocked', 'first-card', '{"type": "achievement_unlocked", "achievementId": "first-card", "tellsHandicap": false}', '2026-05-14 00:00:00+00'),
	(6, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'handicap_improvement', '2026-05-14', '{"to": "18.2", "day": "2026-05-14", "from": "18.4", "type": "handicap_improvement"}', '2026-05-14 00:00:00+00'),
	(7, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievement_unlocked', 'first-friend', '{"type": "achievement_unlocked", "achievementId": "first-friend", "tellsHandicap": false}', '2026-05-14 00:00:00+00'),
	(8, 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'achievement_unlocked', 'first-friend', '{"type": "achievement_unlocked", "achievementId": "first-friend", "tellsHandicap": false}', '2026-05-14 00:00:00+00'),
	(9, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievement_unlocked', 'first-kudos', '{"type": "achievement_unlocked", "achievementId": "first-kudos", "tellsHandicap": false}', '2026-05-14 00:00:00+00'),
	(10, 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'program_started', '73714e1a-77bd-45d4-805b-efe2158f78a0', '{"type": "program_started", "programId": "break-100", "enrollmentId": "73714e1a-77bd-45d4-805b-efe2158f78a0"}', '2026-05-14 00:00:00+00'),
	(11, 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'session_completed', 'bd424687-b430-406a-8bc0-f4d4511f235c', '{"type": "session_completed", "minutes": 40, "scheduledSessionId": "bd424687-b430-406a-8bc0-f4d4511f235c"}', '2026-05-14 00:00:00+00'),
	(12, 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'achievement_unlocked', 'first-session', '{"type": "achievement_unlocked", "achievementId": "first-session", "tellsHandicap": false}', '2026-05-14 00:00:00+00');
INSERT INTO public.feed_kudos VALUES
	(8, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', '2026-05-14 00:00:00+00');
INSERT INTO public.feed_reports OVERRIDING SYSTEM VALUE VALUES
	(1, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', NULL, NULL, 'spam', 'Marram note', '2026-05-14 00:00:00+00', NULL);
INSERT INTO public.friendships VALUES
	('2fe10e8f-3905-491d-9534-e71e9fe08c75', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'accepted', '2026-05-14 00:00:00+00', '2026-05-14 00:00:00+00', false);
INSERT INTO public.golf_rounds VALUES
	('bb50b75f-2bd2-4a7d-b8f6-8435526b8c9c', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', '2026-05-14', '2026-05-14 00:00:00+00', 'Marram medal', 'Marram links', 9, 'match', 'stableford', 18, NULL, NULL, 'Marram course', NULL, NULL, NULL, NULL, NULL, true, '[{"par": 4, "green": null, "putts": 2, "fairway": null, "strokes": 5, "penalties": null}, {"par": 4, "green": null, "putts": 2, "fairway": null, "strokes": 5, "penalties": null}, {"par": 4, "green": null, "putts": 2, "fairway": null, "strokes": 5, "penalties": null}, {"par": 4, "green": null, "putts": 2, "fairway": null, "strokes": 5, "penalties": null}, {"par": 4, "green": null, "putts": 2, "fairway": null, "strokes": 5, "penalties": null}, {"par": 4, "green": null, "putts": 2, "fairway": null, "strokes": 5, "penalties": null}, {"par": 4, "green": null, "putts": 2, "fairway": null, "strokes": 5, "penalties": null}, {"par": 4, "green": null, "putts": 2, "fairway": null, "strokes": 5, "penalties": null}, {"par": 4, "green": null, "putts": 2, "fairway": null, "strokes": 5, "penalties": null}]', false, true);
INSERT INTO public.golfer_reminders VALUES
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'session', '2026-05-15 20:00:00+00', NULL),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'week', '2026-05-17 20:00:00+00', NULL),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'session', '2026-05-15 20:00:00+00', NULL),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'week', '2026-05-17 20:00:00+00', NULL);
INSERT INTO public.handicap_entries OVERRIDING SYSTEM VALUE VALUES
	(1, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 18.4, NULL, '2026-05-14 00:00:00+00'),
	(2, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 18.2, '@Marram', '2026-05-14 00:00:00+00');
INSERT INTO public.handicap_requests VALUES
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', '2026-05-14 00:00:00+00');
INSERT INTO public.live_cursors VALUES
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 16),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 31);
INSERT INTO public.monthly_sessions VALUES
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', '2026-05-01', 1, false),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', '2026-05-01', 1, true);
INSERT INTO public.notification_preferences VALUES
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', true, true, true, true, '08:00', true, true, true);
INSERT INTO public.notifications OVERRIDING SYSTEM VALUE VALUES
	(1, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievements_unlocked', 'first-session', '{"kind": "achievements_unlocked", "achievementIds": ["first-session"]}', '2026-05-14 00:00:00+00', false, NULL, 'achievements_unlocked:2026-05-14', 1, true, NULL),
	(2, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievements_unlocked', 'first-hour', '{"kind": "achievements_unlocked", "achievementIds": ["first-session", "first-hour"]}', '2026-05-14 00:00:00+00', false, NULL, 'achievements_unlocked:2026-05-14', 2, true, NULL),
	(3, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievements_unlocked', 'first-card', '{"kind": "achievements_unlocked", "achievementIds": ["first-session", "first-hour", "first-card"]}', '2026-05-14 00:00:00+00', false, NULL, 'achievements_unlocked:2026-05-14', 3, true, NULL),
	(7, 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'friend_gained', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', '{"kind": "friend_gained", "name": "Marram First Marram Last", "golferId": "ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9"}', '2026-05-14 00:00:00+00', false, NULL, NULL, 1, false, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9'),
	(8, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievements_unlocked', 'first-kudos', '{"kind": "achievements_unlocked", "achievementIds": ["first-session", "first-hour", "first-card", "first-friend", "first-kudos"]}', '2026-05-14 00:00:00+00', false, NULL, 'achievements_unlocked:2026-05-14', 5, false, NULL),
	(5, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievements_unlocked', 'first-friend', '{"kind": "achievements_unlocked", "achievementIds": ["first-session", "first-hour", "first-card", "first-friend"]}', '2026-05-14 00:00:00+00', false, NULL, 'achievements_unlocked:2026-05-14', 4, true, NULL),
	(9, 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'kudos_received', '8:ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', '{"kind": "kudos_received", "name": "Marram First Marram Last", "golferId": "ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9", "itemType": "achievement_unlocked", "activityId": "8"}', '2026-05-14 00:00:00+00', false, NULL, 'kudos_received:8', 1, false, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9'),
	(10, 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'comment_received', '1', '{"kind": "comment_received", "name": "Marram First Marram Last", "isReply": false, "golferId": "ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9", "commentId": "1", "activityId": "8"}', '2026-05-14 00:00:00+00', false, NULL, 'comment_received:8:comments', 1, false, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9'),
	(11, 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'achievements_unlocked', 'first-session', '{"kind": "achievements_unlocked", "achievementIds": ["first-friend", "first-session"]}', '2026-05-14 00:00:00+00', false, NULL, 'achievements_unlocked:2026-05-14', 2, false, NULL),
	(6, 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'achievements_unlocked', 'first-friend', '{"kind": "achievements_unlocked", "achievementIds": ["first-friend"]}', '2026-05-14 00:00:00+00', false, NULL, 'achievements_unlocked:2026-05-14', 1, true, NULL),
	(14, 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'challenge_received', '5982fd27-9db5-4974-9f19-e780515a279f', '{"kind": "challenge_received", "name": "Marram First Marram Last", "focus": "short_game", "score": 49, "golferId": "ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9", "challengeId": "5982fd27-9db5-4974-9f19-e780515a279f"}', '2026-05-14 00:00:00+00', false, NULL, NULL, 1, false, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9'),
	(15, 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'coach_note', '3fda59f6-072b-4d07-b5b4-f694a92890b8:2026-05-14', '{"day": "2026-05-14", "kind": "coach_note", "coachName": "Marram coach", "scheduledSessionId": "3fda59f6-072b-4d07-b5b4-f694a92890b8"}', '2026-05-14 00:00:00+00', false, NULL, NULL, 1, false, NULL);
INSERT INTO public.pictures VALUES
	('9b329cab5c37df6d83e12d12bf643b66d50b6eed33b6d5bc1bf8dcfcd0f45768', '2026-05-14 00:00:00+00', false);
INSERT INTO public.plan_pauses VALUES
	('6eeed2fb-4d98-48d3-920b-117bdd75dd64', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', '2026-05-20', '2026-05-27', 'holiday', 1);
INSERT INTO public.practice_sessions VALUES
	('813ce306-8762-4d7b-bd8b-e94b2686c16a', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', '2026-05-14', '2026-05-14 00:00:00+00', 'Marram range', 30, '-Marram', true, false, true);
INSERT INTO public.privacy_settings VALUES
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', false, true, false, true);
INSERT INTO public.program_sessions VALUES
	('break-100-w1-s1', 'break-100-w1', 2, 'Test: short game', '', 'short_game', 40, 'shipped', '{}', 'en'),
	('break-100-w1-s2', 'break-100-w1', 4, 'Test: approach and driving', '', 'driving', 40, 'shipped', '{}', 'en'),
	('break-100-w1-s3', 'break-100-w1', 6, 'Stance, aim, putting', '', 'putting', 40, 'shipped', '{}', 'en'),
	('break-100-w2-s1', 'break-100-w2', 2, 'Start line and landing spot', '', 'short_game', 40, 'shipped', '{}', 'en'),
	('break-100-w2-s2', 'break-100-w2', 4, 'The strike', '', 'swing_practice', 40, 'shipped', '{}', 'en'),
	('break-100-w4-s2', 'break-100-w4', 4, 'Half-way test: swing and irons', '', 'irons', 30, 'shipped', '{}', 'en'),
	('break-100-w4-s3', 'break-100-w4', 6, 'Two holes on the course', '', 'mental', 30, 'shipped', '{}', 'en'),
	('break-100-w5-s1', 'break-100-w5', 2, 'Around the green', '', 'short_game', 40, 'shipped', '{}', 'en'),
	('break-100-w5-s2', 'break-100-w5', 4, 'Any club, any target', '', 'irons', 40, 'shipped', '{}', 'en'),
	('break-100-w5-s3', 'break-100-w5', 6, 'Tee shots with a routine', '', 'driving', 40, 'shipped', '{}', 'en'),
	('break-100-w6-s1', 'break-100-w6', 2, 'Test: short game', '', 'short_game', 40, 'shipped', '{}', 'en'),
	('break-100-w6-s2', 'break-100-w6', 4, 'Test: approach and driving', '', 'driving', 40, 'shipped', '{}', 'en'),
	('break-100-w6-s3', 'break-100-w6', 6, 'Putting test, then the course', '', 'putting', 40, 'shipped', '{}', 'en'),
	('break-100-w2-s3', 'break-100-w2', 6, 'Pace', '', 'putting', 40, 'shipped', '{}', 'en'),
	('break-100-w3-s1', 'break-100-w3', 2, 'Clubs for chips', '', 'short_game', 40, 'shipped', '{}', 'en'),
	('break-100-w3-s2', 'break-100-w3', 4, 'Aim and distance', '', 'swing_practice', 40, 'shipped', '{}', 'en'),
	('break-100-w3-s3', 'break-100-w3', 6, 'Which club from the tee', '', 'driving', 40, 'shipped', '{}', 'en'),
	('break-100-w4-s1', 'break-100-w4', 2, 'Half-way test: putting', '', 'putting', 30, 'shipped', '{}', 'en');
INSERT INTO public.program_versions VALUES
	('break-100', 1, 6, 3, 40);
INSERT INTO public.program_weeks VALUES
	('break-100-w1', 'break-100', 1, 'Where you stand', '', 'putting', 1, 'shipped', '{}', 'en'),
	('break-100-w2', 'break-100', 2, 'Contact first', '', 'swing_practice', 1, 'shipped', '{}', 'en'),
	('break-100-w3', 'break-100', 3, 'One club, then another', '', 'short_game', 1, 'shipped', '{}', 'en'),
	('break-100-w4', 'break-100', 4, 'Lighter week', '', 'putting', 1, 'shipped', '{}', 'en'),
	('break-100-w5', 'break-100', 5, 'Never the same shot twice', '', 'irons', 1, 'shipped', '{}', 'en'),
	('break-100-w6', 'break-100', 6, 'Test again, then play', '', 'mental', 1, 'shipped', '{}', 'en');
INSERT INTO public.programs VALUES
	('break-100', 0, 'Break 100', '', 'beginner', 24.0, 32.0, 'green', true, 1, 'shipped', '{}', 'f6Ut9xakqbz9Da_P-e5lCFwD9rxta1L0CoxI-T6PGv4', NULL, 'en', NULL);
INSERT INTO public.push_subscriptions OVERRIDING SYSTEM VALUE VALUES
	(1, 'https://push.example.com/Marram/marram@example.com', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'kfKSimGKEQRfS3k9u9mWOrLjeY5adU0r', 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU', 'AAECAwQFBgcICQoLDA0ODw', '2026-05-14 00:00:00+00');
INSERT INTO public.scheduled_sessions VALUES
	('80b97012-1f08-4373-ad24-aa421eec6f04', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w1-s2', 2, '2026-05-16', 1, 'planned', NULL),
	('872246ba-fe00-4f23-b437-c6b06464e770', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w1-s3', 3, '2026-05-18', 2, 'planned', NULL),
	('3fda59f6-072b-4d07-b5b4-f694a92890b8', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w1-s1', 1, '2026-05-14', 1, 'completed', '2026-05-14 00:00:00+00'),
	('560267ee-11d0-42ad-831d-65b4eda65ae9', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w2-s1', 4, '2026-05-28', 3, 'planned', NULL),
	('9d866b71-d676-4455-9a03-0b7d07aa038b', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w2-s2', 5, '2026-05-30', 3, 'planned', NULL),
	('be209940-9423-4a8c-83b8-bc0f66becf1c', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w2-s3', 6, '2026-06-01', 4, 'planned', NULL),
	('227c9cac-f3dd-46d1-a909-785dbf3aa143', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w3-s1', 7, '2026-06-04', 4, 'planned', NULL),
	('fae5635d-a6b0-4450-85f7-f72812522e14', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w3-s2', 8, '2026-06-06', 4, 'planned', NULL),
	('3cb94fef-f1a2-4978-b535-4abb8ebfa0b4', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w3-s3', 9, '2026-06-08', 5, 'planned', NULL),
	('8da09abb-2b97-4b22-92b1-2daa7bd72804', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w4-s1', 10, '2026-06-11', 5, 'planned', NULL),
	('21a4e263-f601-4d20-a13e-06ed266914a5', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w4-s2', 11, '2026-06-13', 5, 'planned', NULL),
	('0eceac93-22bd-423c-8b3f-9af6b5af6084', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w4-s3', 12, '2026-06-15', 6, 'planned', NULL),
	('3a719246-856c-4d09-8858-ec92af43dffc', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w5-s1', 13, '2026-06-18', 6, 'planned', NULL),
	('6e2a57fe-a4da-4936-9903-913b7f4433d7', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w5-s2', 14, '2026-06-20', 6, 'planned', NULL),
	('80b88140-8718-4306-8aff-68e070a87872', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w5-s3', 15, '2026-06-22', 7, 'planned', NULL),
	('87cf717f-39d4-49b9-8bbd-55e687e47448', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w6-s1', 16, '2026-06-25', 7, 'planned', NULL),
	('a3bddbeb-3fb0-4847-8575-67d2c78da0e6', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w6-s2', 17, '2026-06-27', 7, 'planned', NULL),
	('3db05fc8-195e-4808-8eef-1ed3a5d35474', '60e257ae-9909-4a1a-981e-ddef35c69f98', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'break-100-w6-s3', 18, '2026-06-29', 8, 'planned', NULL),
	('fe425857-1040-4792-b38e-e3ed5ef749fe', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w1-s1', 1, '2026-05-14', 1, 'planned', NULL),
	('4899fbb9-66dc-4139-b640-e5a3d0d9c961', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w1-s2', 2, '2026-05-16', 1, 'planned', NULL),
	('7c83d115-2d0e-466b-bdf9-ab317c80c6b8', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w1-s3', 3, '2026-05-18', 2, 'planned', NULL),
	('19eec520-517c-4399-8fe6-b881b2fb0ae3', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w2-s1', 4, '2026-05-21', 2, 'planned', NULL),
	('51aef9b1-fe18-4412-99ae-bca0a5d1a68c', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w2-s2', 5, '2026-05-23', 2, 'planned', NULL),
	('a2c40997-0a15-4087-99db-69435d9aee1b', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w2-s3', 6, '2026-05-25', 3, 'planned', NULL),
	('7880707b-5802-4051-ab0f-b5f8650527a2', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w3-s1', 7, '2026-05-28', 3, 'planned', NULL),
	('3f2b1817-b0ea-4498-adec-808c386557ac', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w3-s2', 8, '2026-05-30', 3, 'planned', NULL),
	('70085303-ba4b-4395-a81d-90a725074cb3', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w3-s3', 9, '2026-06-01', 4, 'planned', NULL),
	('1d7c5bc3-e795-45d5-9b08-1d3da7965aa9', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w4-s2', 11, '2026-06-06', 4, 'planned', NULL),
	('66a65033-dd44-45ba-947c-d9e6c7049928', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w4-s3', 12, '2026-06-08', 5, 'planned', NULL),
	('457fcf45-4931-4ea9-8482-9d75aef54f13', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w5-s1', 13, '2026-06-11', 5, 'planned', NULL),
	('efa4b1a7-ef0b-405a-8f87-86a85c12d574', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w5-s2', 14, '2026-06-13', 5, 'planned', NULL),
	('d0a248dd-3fa1-437e-bf13-055308c745c5', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w5-s3', 15, '2026-06-15', 6, 'planned', NULL),
	('51378d41-50f1-45a9-8073-74f8f8f8ddeb', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w6-s1', 16, '2026-06-18', 6, 'planned', NULL),
	('eac6cc3a-ad74-438e-aa21-1e248f289417', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w6-s2', 17, '2026-06-20', 6, 'planned', NULL),
	('d38bec1d-d32e-4aa3-8dcb-b29b0fab4f90', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w6-s3', 18, '2026-06-22', 7, 'planned', NULL),
	('bd424687-b430-406a-8bc0-f4d4511f235c', '73714e1a-77bd-45d4-805b-efe2158f78a0', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'break-100-w4-s1', 10, '2026-06-04', 4, 'completed', '2026-05-14 00:00:00+00');
INSERT INTO public.session_completions VALUES
	('1f01f169-8e29-4bb9-8fcf-939113e53563', '3fda59f6-072b-4d07-b5b4-f694a92890b8', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 5, 40, '=Marram()', '2026-05-14', '2026-05-14 00:00:00+00', false),
	('1b383b4a-8fbf-4040-950a-ba119a243970', 'bd424687-b430-406a-8bc0-f4d4511f235c', 'jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 5, 40, NULL, '2026-05-14', '2026-05-14 00:00:00+00', false);
INSERT INTO public.session_exercises VALUES
	('break-100-w1-s1-e1', 'break-100-w1-s1', 'dynamic-warm-up', 1, 5, NULL, '{}', '{}', NULL),
	('break-100-w1-s1-e2', 'break-100-w1-s1', 'nine-to-three', 2, 5, NULL, '{}', '{}', NULL),
	('break-100-w1-s1-e3', 'break-100-w1-s1', 'short-game-test', 3, 30, NULL, '{}', '{}', NULL),
	('break-100-w1-s2-e1', 'break-100-w1-s2', 'dynamic-warm-up', 1, 5, NULL, '{}', '{}', NULL),
	('break-100-w1-s2-e2', 'break-100-w1-s2', 'approach-test', 2, 20, NULL, '{}', '{}', NULL),
	('break-100-w1-s2-e3', 'break-100-w1-s2', 'driving-test', 3, 15, NULL, '{}', '{}', NULL),
	('break-100-w4-s1-e1', 'break-100-w4-s1', 'first-rolls', 1, 5, NULL, '{}', '{}', NULL),
	('break-100-w4-s1-e2', 'break-100-w4-s1', 'lag-circle', 2, 9, NULL, '{}', '{}', NULL),
	('break-100-w4-s1-e3', 'break-100-w4-s1', 'clock-putting', 3, 10, NULL, '{}', '{}', NULL),
	('break-100-w4-s1-e4', 'break-100-w4-s1', 'finish-putts', 4, 6, NULL, '{}', '{}', NULL);
INSERT INTO public.session_progress VALUES
	('80b97012-1f08-4373-ad24-aa421eec6f04', 'ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', '{"note": {"text": "Marram note", "changedAt": 1778716799999}, "drills": [], "startedAt": 1778716799999}');
INSERT INTO public.setup_links VALUES
	('Qmlvj8r-MmaiqnJvIoX91QQeVpTn-s0ATAJykBBPoE0', '2026-11-29 21:11:29.501563+00');
INSERT INTO public.unlocked_achievements VALUES
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'first-session', '2026-05-14 00:00:00+00', '2026-05-14', '3fda59f6-072b-4d07-b5b4-f694a92890b8'),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'first-hour', '2026-05-14 00:00:00+00', '2026-05-14', '813ce306-8762-4d7b-bd8b-e94b2686c16a'),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'first-card', '2026-05-14 00:00:00+00', '2026-05-14', 'bb50b75f-2bd2-4a7d-b8f6-8435526b8c9c'),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'first-friend', '2026-05-14 00:00:00+00', '2026-05-14', '2fe10e8f-3905-491d-9534-e71e9fe08c75'),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'first-friend', '2026-05-14 00:00:00+00', '2026-05-14', '2fe10e8f-3905-491d-9534-e71e9fe08c75'),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'first-kudos', '2026-05-14 00:00:00+00', '2026-05-14', '8'),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'first-session', '2026-05-14 00:00:00+00', '2026-05-14', 'bd424687-b430-406a-8bc0-f4d4511f235c');
INSERT INTO public.user_stats VALUES
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 230, 40, 1, 1, 1, '2026-05-14', '2026-05-14', 0, false, 1),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 445, 70, 1, 1, 1, '2026-05-14', '2026-05-16', 0, true, 1);
INSERT INTO public.users VALUES
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'Nora Devlin', 'marram@example.com', false, NULL, '2026-11-29 21:11:30.285+00', '2026-11-29 21:11:31.408971+00', 'Marram First', 'Marram Last', 18.2, 12.0, 'en', 'metric', 'system', 'Pacific/Auckland', false, 'right', '9b329cab5c37df6d83e12d12bf643b66d50b6eed33b6d5bc1bf8dcfcd0f45768', NULL, 'usual'),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'Nora Devlin', 'golfer-1@example.com', false, NULL, '2026-11-29 21:11:32.804+00', '2026-11-29 21:11:32.804+00', 'Nora', 'Devlin', NULL, NULL, 'en', 'metric', 'system', 'Pacific/Auckland', false, 'right', NULL, NULL, 'usual'),
	('gPHWksHUfd0Vb3TX5cDjaSroY4pC4Uw8', 'Nora Devlin', 'golfer-2@example.com', false, NULL, '2026-11-29 21:11:32.904+00', '2026-11-29 21:11:32.904+00', 'Nora', 'Devlin', NULL, NULL, 'en', 'metric', 'system', 'Pacific/Auckland', false, 'right', NULL, NULL, 'usual');
INSERT INTO public.weekly_sums VALUES
	('2026-05-11', '', 3, 1, 1, 40),
	('2026-05-11', 'break-100', 3, 1, 1, 40),
	('2026-05-11', '', 10, 1, 1, 40),
	('2026-05-11', 'break-100', 10, 1, 1, 40);
INSERT INTO public.xp_entries VALUES
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'handicap', '2026-05', 25, '2026-05-14', false),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'session', '3fda59f6-072b-4d07-b5b4-f694a92890b8', 130, '2026-05-14', false),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievement', 'first-session', 50, '2026-05-14', false),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'practice', '813ce306-8762-4d7b-bd8b-e94b2686c16a', 30, '2026-05-14', false),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievement', 'first-hour', 25, '2026-05-14', false),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'round', 'bb50b75f-2bd2-4a7d-b8f6-8435526b8c9c', 60, '2026-05-14', false),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievement', 'first-card', 50, '2026-05-14', false),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievement', 'first-friend', 50, '2026-05-14', false),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'achievement', 'first-friend', 50, '2026-05-14', false),
	('ChJU2Y2AcWlAs2aze93uBNBjooGdeCb9', 'achievement', 'first-kudos', 25, '2026-05-14', false),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'session', 'bd424687-b430-406a-8bc0-f4d4511f235c', 130, '2026-05-14', false),
	('jHMPAXMzCkNveCAgGNOMOmuv1RHfkj4C', 'achievement', 'first-session', 50, '2026-05-14', false);
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 45, true);
SELECT pg_catalog.setval('public.audit_entries_id_seq', 1, false);
SELECT pg_catalog.setval('public.feed_comments_id_seq', 1, true);
SELECT pg_catalog.setval('public.feed_items_id_seq', 12, true);
SELECT pg_catalog.setval('public.feed_reports_id_seq', 1, true);
SELECT pg_catalog.setval('public.handicap_entries_id_seq', 2, true);
SELECT pg_catalog.setval('public.notifications_id_seq', 15, true);
SELECT pg_catalog.setval('public.push_subscriptions_id_seq', 1, true);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.achievement_counters
    ADD CONSTRAINT achievement_counters_user_id_key_pk PRIMARY KEY (user_id, key);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_accounts
    ADD CONSTRAINT auth_accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_token_unique UNIQUE (token);
ALTER TABLE ONLY public.auth_verifications
    ADD CONSTRAINT auth_verifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_blocker_id_blocked_id_pk PRIMARY KEY (blocker_id, blocked_id);
ALTER TABLE ONLY public.broadcasts
    ADD CONSTRAINT broadcasts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.calendar_events
    ADD CONSTRAINT calendar_events_pkey PRIMARY KEY (scheduled_session_id);
ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY public.challenge_answers
    ADD CONSTRAINT challenge_answers_pkey PRIMARY KEY (challenge_id);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.client_log_entries
    ADD CONSTRAINT client_log_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.coach_links
    ADD CONSTRAINT coach_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.coach_links
    ADD CONSTRAINT coach_links_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY public.coach_notes
    ADD CONSTRAINT coach_notes_pkey PRIMARY KEY (scheduled_session_id);
ALTER TABLE ONLY public.content_versions
    ADD CONSTRAINT content_versions_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.daily_counts
    ADD CONSTRAINT daily_counts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.drill_swaps
    ADD CONSTRAINT drill_swaps_scheduled_session_id_session_exercise_id_pk PRIMARY KEY (scheduled_session_id, session_exercise_id);
ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY public.enrollments
    ADD CONSTRAINT enrollments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.exercise_changes
    ADD CONSTRAINT exercise_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.exercise_results
    ADD CONSTRAINT exercise_results_completion_id_session_exercise_id_pk PRIMARY KEY (completion_id, session_exercise_id);
ALTER TABLE ONLY public.exercises
    ADD CONSTRAINT exercises_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.feed_comments
    ADD CONSTRAINT feed_comments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.feed_items
    ADD CONSTRAINT feed_items_once UNIQUE (user_id, type, source);
ALTER TABLE ONLY public.feed_items
    ADD CONSTRAINT feed_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.feed_kudos
    ADD CONSTRAINT feed_kudos_item_id_user_id_pk PRIMARY KEY (item_id, user_id);
ALTER TABLE ONLY public.feed_reports
    ADD CONSTRAINT feed_reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.friendships
    ADD CONSTRAINT friendships_pair UNIQUE (first_id, second_id);
ALTER TABLE ONLY public.friendships
    ADD CONSTRAINT friendships_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.golf_rounds
    ADD CONSTRAINT golf_rounds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.golfer_reminders
    ADD CONSTRAINT golfer_reminders_user_id_kind_pk PRIMARY KEY (user_id, kind);
ALTER TABLE ONLY public.handicap_entries
    ADD CONSTRAINT handicap_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.handicap_requests
    ADD CONSTRAINT handicap_requests_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.invitation_mails
    ADD CONSTRAINT invitation_mails_pkey PRIMARY KEY (email_hash);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_email_hash_inviter_id_pk PRIMARY KEY (email_hash, inviter_id);
ALTER TABLE ONLY public.kept_answers
    ADD CONSTRAINT kept_answers_user_id_key_pk PRIMARY KEY (user_id, key);
ALTER TABLE ONLY public.live_cursors
    ADD CONSTRAINT live_cursors_user_id_pk PRIMARY KEY (user_id);
ALTER TABLE ONLY public.live_messages
    ADD CONSTRAINT live_messages_user_id_id_pk PRIMARY KEY (user_id, id);
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.monthly_sessions
    ADD CONSTRAINT monthly_sessions_user_id_month_pk PRIMARY KEY (user_id, month);
ALTER TABLE ONLY public.notification_preferences
    ADD CONSTRAINT notification_preferences_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_once UNIQUE (user_id, kind, source);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.plan_pauses
    ADD CONSTRAINT plan_pauses_from UNIQUE (enrollment_id, from_date);
ALTER TABLE ONLY public.plan_pauses
    ADD CONSTRAINT plan_pauses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.practice_sessions
    ADD CONSTRAINT practice_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.privacy_settings
    ADD CONSTRAINT privacy_settings_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.program_drafts
    ADD CONSTRAINT program_drafts_pkey PRIMARY KEY (program_id);
ALTER TABLE ONLY public.program_sessions
    ADD CONSTRAINT program_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.program_versions
    ADD CONSTRAINT program_versions_program_id_version_pk PRIMARY KEY (program_id, version);
ALTER TABLE ONLY public.program_weeks
    ADD CONSTRAINT program_weeks_number UNIQUE (program_id, version, week_number);
ALTER TABLE ONLY public.program_weeks
    ADD CONSTRAINT program_weeks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.programs
    ADD CONSTRAINT programs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_counts
    ADD CONSTRAINT push_counts_day_outcome_pk PRIMARY KEY (day, outcome);
ALTER TABLE ONLY public.push_keys
    ADD CONSTRAINT push_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_endpoint_unique UNIQUE (endpoint);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recalculations
    ADD CONSTRAINT recalculations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.scheduled_sessions
    ADD CONSTRAINT scheduled_sessions_number UNIQUE (enrollment_id, session_number);
ALTER TABLE ONLY public.scheduled_sessions
    ADD CONSTRAINT scheduled_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session_completions
    ADD CONSTRAINT session_completions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session_completions
    ADD CONSTRAINT session_completions_scheduled_session_id_unique UNIQUE (scheduled_session_id);
ALTER TABLE ONLY public.session_exercises
    ADD CONSTRAINT session_exercises_once UNIQUE (session_id, exercise_id);
ALTER TABLE ONLY public.session_exercises
    ADD CONSTRAINT session_exercises_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session_progress
    ADD CONSTRAINT session_progress_pkey PRIMARY KEY (scheduled_session_id);
ALTER TABLE ONLY public.setup_links
    ADD CONSTRAINT setup_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.unlocked_achievements
    ADD CONSTRAINT unlocked_achievements_user_id_achievement_id_pk PRIMARY KEY (user_id, achievement_id);
ALTER TABLE ONLY public.user_stats
    ADD CONSTRAINT user_stats_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.video_uploads
    ADD CONSTRAINT video_uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.weekly_sums
    ADD CONSTRAINT weekly_sums_monday_program_id_shard_pk PRIMARY KEY (monday, program_id, shard);
ALTER TABLE ONLY public.xp_entries
    ADD CONSTRAINT xp_entries_user_id_source_kind_source_id_pk PRIMARY KEY (user_id, source_kind, source_id);
CREATE INDEX attempts_forget_at ON public.attempts USING btree (forget_at);
CREATE INDEX audit_entries_at ON public.audit_entries USING btree (at);
CREATE UNIQUE INDEX auth_accounts_identity ON public.auth_accounts USING btree (provider_id, account_id);
CREATE INDEX auth_accounts_user ON public.auth_accounts USING btree (user_id);
CREATE INDEX auth_sessions_user ON public.auth_sessions USING btree (user_id);
CREATE INDEX auth_verifications_identifier ON public.auth_verifications USING btree (identifier);
CREATE INDEX blocks_blocked ON public.blocks USING btree (blocked_id);
CREATE INDEX calendar_events_user ON public.calendar_events USING btree (user_id);
CREATE INDEX challenge_answers_session ON public.challenge_answers USING btree (scheduled_session_id);
CREATE INDEX challenge_answers_user_exercise ON public.challenge_answers USING btree (user_id, exercise_id, answered_on);
CREATE INDEX challenges_challenger ON public.challenges USING btree (challenger_id, sent_at);
CREATE INDEX challenges_friend ON public.challenges USING btree (friend_id, sent_at);
CREATE UNIQUE INDEX challenges_one_open ON public.challenges USING btree (LEAST(challenger_id, friend_id), GREATEST(challenger_id, friend_id), exercise_id) WHERE (answered_at IS NULL);
CREATE INDEX challenges_session ON public.challenges USING btree (scheduled_session_id);
CREATE INDEX client_log_entries_received ON public.client_log_entries USING btree (received_at);
CREATE INDEX client_log_entries_user ON public.client_log_entries USING btree (user_id);
CREATE INDEX coach_links_user ON public.coach_links USING btree (user_id);
CREATE INDEX coach_notes_user ON public.coach_notes USING btree (user_id);
CREATE INDEX drill_swaps_exercise ON public.drill_swaps USING btree (exercise_id);
CREATE INDEX drill_swaps_user ON public.drill_swaps USING btree (user_id);
CREATE UNIQUE INDEX enrollments_one_active ON public.enrollments USING btree (user_id) WHERE ((completed_at IS NULL) AND (abandoned_at IS NULL));
CREATE INDEX enrollments_program ON public.enrollments USING btree (program_id, program_version);
CREATE INDEX enrollments_user ON public.enrollments USING btree (user_id);
CREATE INDEX exercise_results_exercise ON public.exercise_results USING btree (exercise_id);
CREATE INDEX exercise_results_user_exercise ON public.exercise_results USING btree (user_id, exercise_id);
CREATE INDEX feed_comments_item ON public.feed_comments USING btree (item_id, id);
CREATE INDEX feed_comments_parent ON public.feed_comments USING btree (parent_id);
CREATE INDEX feed_comments_user ON public.feed_comments USING btree (user_id);
CREATE INDEX feed_items_newest ON public.feed_items USING btree (user_id, id);
CREATE INDEX feed_kudos_user ON public.feed_kudos USING btree (user_id);
CREATE UNIQUE INDEX feed_reports_comment_once ON public.feed_reports USING btree (comment_id, reporter_id) WHERE (comment_id IS NOT NULL);
CREATE INDEX feed_reports_open ON public.feed_reports USING btree (id) WHERE (closed_at IS NULL);
CREATE UNIQUE INDEX feed_reports_person_once ON public.feed_reports USING btree (reporter_id, reported_id) WHERE (content IS NULL);
CREATE INDEX feed_reports_reported ON public.feed_reports USING btree (reported_id);
CREATE INDEX feed_reports_reporter ON public.feed_reports USING btree (reporter_id);
CREATE INDEX friendships_second ON public.friendships USING btree (second_id);
CREATE INDEX golf_rounds_imported ON public.golf_rounds USING btree (user_id) WHERE imported;
CREATE INDEX golf_rounds_user_date ON public.golf_rounds USING btree (user_id, session_date);
CREATE INDEX golfer_reminders_due ON public.golfer_reminders USING btree (next_at, user_id);
CREATE INDEX handicap_entries_user ON public.handicap_entries USING btree (user_id, recorded_at, id, handicap);
CREATE INDEX invitations_invited_at ON public.invitations USING btree (invited_at);
CREATE INDEX invitations_inviter ON public.invitations USING btree (inviter_id);
CREATE INDEX live_messages_created_at ON public.live_messages USING btree (created_at);
CREATE INDEX monthly_sessions_leaders ON public.monthly_sessions USING btree (month, sessions DESC NULLS LAST, user_id) WHERE (in_leaderboards AND (sessions > 0));
CREATE INDEX notifications_broadcast ON public.notifications USING btree (source) WHERE (kind = 'admin_broadcast'::text);
CREATE INDEX notifications_created ON public.notifications USING btree (created_at);
CREATE INDEX notifications_newest ON public.notifications USING btree (user_id, id) WHERE ((deleted_at IS NULL) AND (NOT is_superseded));
CREATE INDEX notifications_other ON public.notifications USING btree (other_id) WHERE (other_id IS NOT NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id, id) WHERE ((deleted_at IS NULL) AND (NOT is_superseded) AND (NOT is_read));
CREATE INDEX plan_pauses_user ON public.plan_pauses USING btree (user_id);
CREATE INDEX practice_sessions_imported ON public.practice_sessions USING btree (user_id) WHERE imported;
CREATE INDEX practice_sessions_user_date ON public.practice_sessions USING btree (user_id, session_date);
CREATE INDEX program_drafts_parts ON public.program_drafts USING gin (plan jsonb_path_ops);
CREATE INDEX program_sessions_week ON public.program_sessions USING btree (week_id);
CREATE INDEX push_subscriptions_session ON public.push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_user ON public.push_subscriptions USING btree (user_id);
CREATE UNIQUE INDEX recalculations_one_running ON public.recalculations USING btree (((stopped_at IS NULL))) WHERE (stopped_at IS NULL);
CREATE INDEX scheduled_sessions_session ON public.scheduled_sessions USING btree (session_id);
CREATE INDEX scheduled_sessions_user_date ON public.scheduled_sessions USING btree (user_id, scheduled_date);
CREATE INDEX session_completions_at ON public.session_completions USING btree (completed_at);
CREATE INDEX session_completions_imported ON public.session_completions USING btree (user_id) WHERE imported;
CREATE INDEX session_completions_user_day ON public.session_completions USING btree (user_id, completed_on);
CREATE INDEX session_exercises_exercise ON public.session_exercises USING btree (exercise_id);
CREATE INDEX session_exercises_session ON public.session_exercises USING btree (session_id);
CREATE INDEX session_progress_user ON public.session_progress USING btree (user_id);
CREATE INDEX unlocked_achievements_newest ON public.unlocked_achievements USING btree (user_id, unlocked_at DESC, achievement_id);
CREATE INDEX user_stats_streak_leaders ON public.user_stats USING btree (board_streak DESC NULLS LAST, user_id) WHERE (in_leaderboards AND (board_streak > 0));
CREATE INDEX users_avatar ON public.users USING btree (avatar);
CREATE INDEX users_created_at ON public.users USING btree (created_at);
CREATE INDEX users_delete_after ON public.users USING btree (delete_after) WHERE (delete_after IS NOT NULL);
CREATE INDEX users_email_prefix ON public.users USING btree (lower(email) text_pattern_ops);
CREATE INDEX users_first_name_prefix ON public.users USING btree (lower(first_name) text_pattern_ops);
CREATE INDEX users_last_name_prefix ON public.users USING btree (lower(last_name) text_pattern_ops);
CREATE INDEX users_name_prefix ON public.users USING btree (lower(((first_name || ' '::text) || last_name)) text_pattern_ops);
CREATE TRIGGER exercises_change BEFORE INSERT OR DELETE OR UPDATE ON public.exercises FOR EACH STATEMENT EXECUTE FUNCTION public.note_exercise_changes();
ALTER TABLE ONLY public.achievement_counters
    ADD CONSTRAINT achievement_counters_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_accounts
    ADD CONSTRAINT auth_accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_sessions
    ADD CONSTRAINT auth_sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_blocked_id_users_id_fk FOREIGN KEY (blocked_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_blocker_id_users_id_fk FOREIGN KEY (blocker_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.calendar_events
    ADD CONSTRAINT calendar_events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.challenge_answers
    ADD CONSTRAINT challenge_answers_challenge_id_challenges_id_fk FOREIGN KEY (challenge_id) REFERENCES public.challenges(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.challenge_answers
    ADD CONSTRAINT challenge_answers_exercise_id_exercises_id_fk FOREIGN KEY (exercise_id) REFERENCES public.exercises(id);
ALTER TABLE ONLY public.challenge_answers
    ADD CONSTRAINT challenge_answers_scheduled_session_id_scheduled_sessions_id_fk FOREIGN KEY (scheduled_session_id) REFERENCES public.scheduled_sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.challenge_answers
    ADD CONSTRAINT challenge_answers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_challenger_id_users_id_fk FOREIGN KEY (challenger_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_exercise_id_exercises_id_fk FOREIGN KEY (exercise_id) REFERENCES public.exercises(id);
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_friend_id_users_id_fk FOREIGN KEY (friend_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.challenges
    ADD CONSTRAINT challenges_scheduled_session_id_scheduled_sessions_id_fk FOREIGN KEY (scheduled_session_id) REFERENCES public.scheduled_sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.client_log_entries
    ADD CONSTRAINT client_log_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.coach_links
    ADD CONSTRAINT coach_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.coach_notes
    ADD CONSTRAINT coach_notes_scheduled_session_id_scheduled_sessions_id_fk FOREIGN KEY (scheduled_session_id) REFERENCES public.scheduled_sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.coach_notes
    ADD CONSTRAINT coach_notes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.drill_swaps
    ADD CONSTRAINT drill_swaps_exercise_id_exercises_id_fk FOREIGN KEY (exercise_id) REFERENCES public.exercises(id);
ALTER TABLE ONLY public.drill_swaps
    ADD CONSTRAINT drill_swaps_scheduled_session_id_scheduled_sessions_id_fk FOREIGN KEY (scheduled_session_id) REFERENCES public.scheduled_sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.drill_swaps
    ADD CONSTRAINT drill_swaps_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.enrollments
    ADD CONSTRAINT enrollments_program_version FOREIGN KEY (program_id, program_version) REFERENCES public.program_versions(program_id, version);
ALTER TABLE ONLY public.enrollments
    ADD CONSTRAINT enrollments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exercise_results
    ADD CONSTRAINT exercise_results_completion_id_session_completions_id_fk FOREIGN KEY (completion_id) REFERENCES public.session_completions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.exercise_results
    ADD CONSTRAINT exercise_results_exercise_id_exercises_id_fk FOREIGN KEY (exercise_id) REFERENCES public.exercises(id);
ALTER TABLE ONLY public.exercises
    ADD CONSTRAINT exercises_image_hash_media_hash_fk FOREIGN KEY (image_hash) REFERENCES public.media(hash);
ALTER TABLE ONLY public.exercises
    ADD CONSTRAINT exercises_video_hash_media_hash_fk FOREIGN KEY (video_hash) REFERENCES public.media(hash);
ALTER TABLE ONLY public.feed_comments
    ADD CONSTRAINT feed_comments_item_id_feed_items_id_fk FOREIGN KEY (item_id) REFERENCES public.feed_items(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feed_comments
    ADD CONSTRAINT feed_comments_parent_id_feed_comments_id_fk FOREIGN KEY (parent_id) REFERENCES public.feed_comments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feed_comments
    ADD CONSTRAINT feed_comments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feed_items
    ADD CONSTRAINT feed_items_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feed_kudos
    ADD CONSTRAINT feed_kudos_item_id_feed_items_id_fk FOREIGN KEY (item_id) REFERENCES public.feed_items(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feed_kudos
    ADD CONSTRAINT feed_kudos_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feed_reports
    ADD CONSTRAINT feed_reports_comment_id_feed_comments_id_fk FOREIGN KEY (comment_id) REFERENCES public.feed_comments(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.feed_reports
    ADD CONSTRAINT feed_reports_reported_id_users_id_fk FOREIGN KEY (reported_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feed_reports
    ADD CONSTRAINT feed_reports_reporter_id_users_id_fk FOREIGN KEY (reporter_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.friendships
    ADD CONSTRAINT friendships_first_id_users_id_fk FOREIGN KEY (first_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.friendships
    ADD CONSTRAINT friendships_second_id_users_id_fk FOREIGN KEY (second_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.golf_rounds
    ADD CONSTRAINT golf_rounds_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.golfer_reminders
    ADD CONSTRAINT golfer_reminders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.handicap_entries
    ADD CONSTRAINT handicap_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.handicap_requests
    ADD CONSTRAINT handicap_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_inviter_id_users_id_fk FOREIGN KEY (inviter_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.kept_answers
    ADD CONSTRAINT kept_answers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.live_cursors
    ADD CONSTRAINT live_cursors_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.live_messages
    ADD CONSTRAINT live_messages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_playable_hash_media_hash_fk FOREIGN KEY (playable_hash) REFERENCES public.media(hash);
ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_poster_hash_media_hash_fk FOREIGN KEY (poster_hash) REFERENCES public.media(hash);
ALTER TABLE ONLY public.monthly_sessions
    ADD CONSTRAINT monthly_sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notification_preferences
    ADD CONSTRAINT notification_preferences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_other_id_users_id_fk FOREIGN KEY (other_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.plan_pauses
    ADD CONSTRAINT plan_pauses_enrollment_id_enrollments_id_fk FOREIGN KEY (enrollment_id) REFERENCES public.enrollments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.plan_pauses
    ADD CONSTRAINT plan_pauses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.practice_sessions
    ADD CONSTRAINT practice_sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.privacy_settings
    ADD CONSTRAINT privacy_settings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.program_drafts
    ADD CONSTRAINT program_drafts_program_id_programs_id_fk FOREIGN KEY (program_id) REFERENCES public.programs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.program_sessions
    ADD CONSTRAINT program_sessions_week_id_program_weeks_id_fk FOREIGN KEY (week_id) REFERENCES public.program_weeks(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.program_versions
    ADD CONSTRAINT program_versions_program_id_programs_id_fk FOREIGN KEY (program_id) REFERENCES public.programs(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.program_weeks
    ADD CONSTRAINT program_weeks_version FOREIGN KEY (program_id, version) REFERENCES public.program_versions(program_id, version) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_id_auth_sessions_id_fk FOREIGN KEY (session_id) REFERENCES public.auth_sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.scheduled_sessions
    ADD CONSTRAINT scheduled_sessions_enrollment_id_enrollments_id_fk FOREIGN KEY (enrollment_id) REFERENCES public.enrollments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.scheduled_sessions
    ADD CONSTRAINT scheduled_sessions_session_id_program_sessions_id_fk FOREIGN KEY (session_id) REFERENCES public.program_sessions(id);
ALTER TABLE ONLY public.scheduled_sessions
    ADD CONSTRAINT scheduled_sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session_completions
    ADD CONSTRAINT session_completions_scheduled_session_id_scheduled_sessions_id_ FOREIGN KEY (scheduled_session_id) REFERENCES public.scheduled_sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session_completions
    ADD CONSTRAINT session_completions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session_exercises
    ADD CONSTRAINT session_exercises_exercise_id_exercises_id_fk FOREIGN KEY (exercise_id) REFERENCES public.exercises(id);
ALTER TABLE ONLY public.session_exercises
    ADD CONSTRAINT session_exercises_session_id_program_sessions_id_fk FOREIGN KEY (session_id) REFERENCES public.program_sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session_progress
    ADD CONSTRAINT session_progress_scheduled_session_id_scheduled_sessions_id_fk FOREIGN KEY (scheduled_session_id) REFERENCES public.scheduled_sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session_progress
    ADD CONSTRAINT session_progress_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.unlocked_achievements
    ADD CONSTRAINT unlocked_achievements_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_stats
    ADD CONSTRAINT user_stats_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_avatar_pictures_hash_fk FOREIGN KEY (avatar) REFERENCES public.pictures(hash);
ALTER TABLE ONLY public.video_uploads
    ADD CONSTRAINT video_uploads_exercise_id_exercises_id_fk FOREIGN KEY (exercise_id) REFERENCES public.exercises(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.xp_entries
    ADD CONSTRAINT xp_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

CREATE TYPE "public"."content_source" AS ENUM('shipped', 'admin');--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"administrator_id" uuid NOT NULL,
	"call" text NOT NULL,
	"subject_id" text,
	"subject" text,
	"input" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"free_at" timestamp with time zone NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
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
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
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
	"handedness" text DEFAULT 'right' NOT NULL,
	"reach" text DEFAULT 'usual' NOT NULL,
	"avatar" text,
	"delete_after" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_current_handicap" CHECK ("users"."current_handicap" between -10 and 54),
	CONSTRAINT "users_goal_handicap" CHECK ("users"."goal_handicap" between -10 and 54)
);
--> statement-breakpoint
CREATE TABLE "kept_answers" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_answers_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "live_cursors" (
	"user_id" uuid NOT NULL,
	"last_id" integer NOT NULL,
	CONSTRAINT "live_cursors_user_id_pk" PRIMARY KEY("user_id")
);
--> statement-breakpoint
CREATE TABLE "live_messages" (
	"user_id" uuid NOT NULL,
	"id" integer NOT NULL,
	"message" text NOT NULL,
	"tab" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_messages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"state" text,
	"playable_hash" text,
	"poster_hash" text,
	CONSTRAINT "media_kind" CHECK ("media"."kind" in ('image', 'video', 'poster')),
	CONSTRAINT "media_state" CHECK ("media"."state" in ('ready', 'converting', 'unplayable'))
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "achievement_counters" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "achievement_counters_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "unlocked_achievements" (
	"user_id" uuid NOT NULL,
	"achievement_id" text NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	"unlocked_on" date NOT NULL,
	"cause_id" text NOT NULL,
	CONSTRAINT "unlocked_achievements_user_id_achievement_id_pk" PRIMARY KEY("user_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "golf_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_date" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"counted" boolean DEFAULT true NOT NULL,
	"imported" boolean DEFAULT false NOT NULL,
	"in_time" boolean DEFAULT true NOT NULL,
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
	"scorecard" jsonb,
	CONSTRAINT "golf_rounds_round_type" CHECK ("golf_rounds"."round_type" in ('free_round', 'match')),
	CONSTRAINT "golf_rounds_score_type" CHECK ("golf_rounds"."score_type" in ('strokeplay', 'stableford')),
	CONSTRAINT "golf_rounds_holes" CHECK ("golf_rounds"."holes" in (9, 18)),
	CONSTRAINT "golf_rounds_fairways" CHECK ("golf_rounds"."fairways_hit" between 0 and "golf_rounds"."holes"),
	CONSTRAINT "golf_rounds_greens" CHECK ("golf_rounds"."greens_in_regulation" between 0 and "golf_rounds"."holes")
);
--> statement-breakpoint
CREATE TABLE "practice_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_date" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"counted" boolean DEFAULT true NOT NULL,
	"imported" boolean DEFAULT false NOT NULL,
	"in_time" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"duration" smallint NOT NULL,
	"notes" text,
	CONSTRAINT "practice_sessions_duration" CHECK ("practice_sessions"."duration" between 1 and 600)
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"id" text PRIMARY KEY DEFAULT 'newest' NOT NULL,
	"counts" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"target_audience" text NOT NULL,
	"expires_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"golfers" integer NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"reached_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	CONSTRAINT "broadcasts_target_audience" CHECK ("broadcasts"."target_audience" in ('all_users', 'active_users'))
);
--> statement-breakpoint
CREATE TABLE "calendar_events" (
	"scheduled_session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"event" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"rotation" integer NOT NULL,
	"previous_rotation" integer,
	"rotated_at" timestamp with time zone,
	"token_hash" text NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "challenge_answers" (
	"challenge_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"exercise_id" text NOT NULL,
	"score" double precision NOT NULL,
	"answered_on" date NOT NULL,
	"scheduled_session_id" uuid
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenger_id" uuid NOT NULL,
	"friend_id" uuid NOT NULL,
	"exercise_id" text NOT NULL,
	"scheduled_session_id" uuid NOT NULL,
	"score" double precision NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "challenges_other" CHECK ("challenges"."challenger_id" <> "challenges"."friend_id")
);
--> statement-breakpoint
CREATE TABLE "client_log_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"received_at" timestamp with time zone NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"level" text NOT NULL,
	"message" text NOT NULL,
	"url" text NOT NULL,
	"user_agent" text NOT NULL,
	"meta" jsonb,
	CONSTRAINT "client_log_entries_level" CHECK ("client_log_entries"."level" in ('debug', 'info', 'warn', 'error'))
);
--> statement-breakpoint
CREATE TABLE "coach_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "coach_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "coach_notes" (
	"scheduled_session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"coach_name" text NOT NULL,
	"note" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"parent_id" bigint,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feed_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"source_id" uuid,
	"source_name" text,
	"type" text NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "feed_items_once" UNIQUE("source_id","type"),
	CONSTRAINT "feed_items_source" CHECK (num_nonnulls("feed_items"."source_id", "feed_items"."source_name") = 1)
);
--> statement-breakpoint
CREATE TABLE "feed_kudos" (
	"item_id" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_kudos_item_id_user_id_pk" PRIMARY KEY("item_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "feed_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reporter_id" uuid NOT NULL,
	"reported_id" uuid NOT NULL,
	"comment_id" bigint,
	"content" text,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "feed_reports_reason" CHECK ("feed_reports"."reason" in ('harassment', 'spam', 'offensive', 'impersonation', 'other')),
	CONSTRAINT "feed_reports_person" CHECK ("feed_reports"."content" is not null or "feed_reports"."comment_id" is null)
);
--> statement-breakpoint
CREATE TABLE "weekly_sums" (
	"monday" date NOT NULL,
	"program_id" text NOT NULL,
	"shard" smallint NOT NULL,
	"golfers" integer NOT NULL,
	"sessions" integer NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "weekly_sums_monday_program_id_shard_pk" PRIMARY KEY("monday","program_id","shard")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_other" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "friendships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"requester_id" uuid NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "friendships_pair" UNIQUE("first_id","second_id"),
	CONSTRAINT "friendships_order" CHECK ("friendships"."first_id" < "friendships"."second_id"),
	CONSTRAINT "friendships_requester" CHECK ("friendships"."requester_id" in ("friendships"."first_id", "friendships"."second_id")),
	CONSTRAINT "friendships_status" CHECK ("friendships"."status" in ('pending', 'accepted', 'declined')),
	CONSTRAINT "friendships_answered" CHECK (("friendships"."status" = 'pending') = ("friendships"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "invitation_mails" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"email_hash" text NOT NULL,
	"inviter_id" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_email_hash_inviter_id_pk" PRIMARY KEY("email_hash","inviter_id")
);
--> statement-breakpoint
CREATE TABLE "handicap_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handicap_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"handicap" numeric(3, 1) NOT NULL,
	"notes" text,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "handicap_entries_handicap" CHECK ("handicap_entries"."handicap" between -10 and 54)
);
--> statement-breakpoint
CREATE TABLE "handicap_requests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"achievement_notifications" boolean DEFAULT true NOT NULL,
	"session_reminders" boolean DEFAULT true NOT NULL,
	"program_milestones" boolean DEFAULT true NOT NULL,
	"admin_broadcasts" boolean DEFAULT true NOT NULL,
	"weekly_summary" boolean DEFAULT true NOT NULL,
	"weekly_summary_mail" boolean DEFAULT true NOT NULL,
	"social_notifications" boolean DEFAULT true NOT NULL,
	"reminder_time" text DEFAULT '08:00' NOT NULL,
	CONSTRAINT "notification_preferences_reminder_time" CHECK ("notification_preferences"."reminder_time" in ('07:00', '08:00', '09:00', '10:00', '11:00', '18:00', '19:00', '20:00'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"other_id" uuid,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"group_key" text,
	"count" integer DEFAULT 1 NOT NULL,
	"is_superseded" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_id","kind","source")
);
--> statement-breakpoint
CREATE TABLE "exercises" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"duration" smallint NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"equipment" text[] DEFAULT '{}' NOT NULL,
	"difficulty" text DEFAULT 'beginner' NOT NULL,
	"icon" text DEFAULT 'target' NOT NULL,
	"image_url" text,
	"video_url" text,
	"image_hash" text,
	"video_hash" text,
	"captions" text,
	"details" jsonb,
	"deleted_at" timestamp with time zone,
	"deletion_reason" text,
	"source" "content_source" DEFAULT 'admin' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"shipped_hash" text,
	"offered_hash" text,
	CONSTRAINT "exercises_type" CHECK ("exercises"."type" in ('putting', 'short_game', 'driving', 'irons', 'swing_practice', 'mental', 'physical', 'iron_swing')),
	CONSTRAINT "exercises_difficulty" CHECK ("exercises"."difficulty" in ('beginner', 'intermediate', 'advanced', 'expert')),
	CONSTRAINT "exercises_icon" CHECK ("exercises"."icon" in ('target', 'circle-dot', 'zap', 'brain', 'mountain', 'star', 'gauge', 'activity')),
	CONSTRAINT "exercises_duration" CHECK ("exercises"."duration" between 1 and 240)
);
--> statement-breakpoint
CREATE TABLE "program_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"week_id" text NOT NULL,
	"day_number" smallint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"focus" text NOT NULL,
	"total_duration" smallint DEFAULT 30 NOT NULL,
	"source" "content_source" DEFAULT 'admin' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_versions" (
	"program_id" text NOT NULL,
	"version" integer NOT NULL,
	"duration_weeks" smallint NOT NULL,
	"sessions_per_week" smallint NOT NULL,
	"minutes_per_session" smallint NOT NULL,
	CONSTRAINT "program_versions_program_id_version_pk" PRIMARY KEY("program_id","version")
);
--> statement-breakpoint
CREATE TABLE "program_weeks" (
	"id" text PRIMARY KEY NOT NULL,
	"program_id" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"week_number" smallint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"focus" text NOT NULL,
	"source" "content_source" DEFAULT 'admin' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "program_weeks_number" UNIQUE("program_id","version","week_number")
);
--> statement-breakpoint
CREATE TABLE "programs" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"difficulty" text NOT NULL,
	"target_handicap" numeric(3, 1) NOT NULL,
	"from_handicap" numeric(3, 1),
	"color" text DEFAULT 'blue' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"source" "content_source" DEFAULT 'admin' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"shipped_hash" text,
	"offered_hash" text,
	CONSTRAINT "programs_target_handicap" CHECK ("programs"."target_handicap" between -10 and 54),
	CONSTRAINT "programs_from_handicap" CHECK ("programs"."from_handicap" between -10 and 54)
);
--> statement-breakpoint
CREATE TABLE "session_exercises" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"exercise_id" text NOT NULL,
	"position" smallint DEFAULT 1 NOT NULL,
	"duration" smallint DEFAULT 10 NOT NULL,
	"notes" text,
	"task" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"variant" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "session_exercises_once" UNIQUE("session_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exercise_changes" (
	"id" smallint PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "program_drafts" (
	"program_id" text PRIMARY KEY NOT NULL,
	"plan" jsonb NOT NULL,
	"last_deleted" jsonb,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"exercise_id" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"pending" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "monthly_sessions" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"sessions" integer NOT NULL,
	"in_leaderboards" boolean NOT NULL,
	CONSTRAINT "monthly_sessions_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "user_stats" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"total_xp" integer DEFAULT 0 NOT NULL,
	"total_minutes" integer DEFAULT 0 NOT NULL,
	"total_sessions" integer DEFAULT 0 NOT NULL,
	"current_streak" integer DEFAULT 0 NOT NULL,
	"board_streak" integer DEFAULT 0 NOT NULL,
	"longest_streak" integer DEFAULT 0 NOT NULL,
	"longest_pause" integer DEFAULT 0 NOT NULL,
	"last_active_day" date,
	"streak_breaks_after" date,
	"in_leaderboards" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "xp_entries" (
	"user_id" uuid NOT NULL,
	"source_id" uuid,
	"source_name" text,
	"earned_on" date NOT NULL,
	"xp" smallint NOT NULL,
	"imported" boolean DEFAULT false NOT NULL,
	"source_kind" text NOT NULL,
	CONSTRAINT "xp_entries_once" UNIQUE("source_id","source_kind"),
	CONSTRAINT "xp_entries_source" CHECK (num_nonnulls("xp_entries"."source_id", "xp_entries"."source_name") = 1),
	CONSTRAINT "xp_entries_source_kind" CHECK ("xp_entries"."source_kind" in ('session', 'program', 'handicap', 'practice', 'round', 'achievement'))
);
--> statement-breakpoint
CREATE TABLE "push_counts" (
	"day" date NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "push_counts_day_outcome_pk" PRIMARY KEY("day","outcome")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	CONSTRAINT "push_keys_one_pair" CHECK ("push_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint" text NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"p256dh_key" text NOT NULL,
	"auth_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "recalculations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"is_complete" boolean DEFAULT false NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"reached_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "golfer_reminders" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"next_at" timestamp with time zone,
	"last_day" date,
	CONSTRAINT "golfer_reminders_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "golfer_reminders_kind" CHECK ("golfer_reminders"."kind" in ('session', 'session_again', 'streak', 'week'))
);
--> statement-breakpoint
CREATE TABLE "privacy_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"show_progress_to_friends" boolean NOT NULL,
	"show_handicap_publicly" boolean NOT NULL,
	"allow_friend_requests" boolean NOT NULL,
	"show_in_leaderboards" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"program_id" text NOT NULL,
	"program_version" integer NOT NULL,
	"sessions_per_week" smallint NOT NULL,
	"available_days" smallint[] NOT NULL,
	"start_date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	"abandoned_at" timestamp with time zone,
	CONSTRAINT "enrollments_golfer" UNIQUE("user_id","id"),
	CONSTRAINT "enrollments_ended_once" CHECK ("enrollments"."completed_at" is null or "enrollments"."abandoned_at" is null)
);
--> statement-breakpoint
CREATE TABLE "scheduled_sessions" (
	"id" uuid NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"completed_at" timestamp with time zone,
	"scheduled_date" date NOT NULL,
	"session_number" smallint NOT NULL,
	"original_week_number" smallint NOT NULL,
	"session_id" text NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	CONSTRAINT "scheduled_sessions_id_user_id_pk" PRIMARY KEY("id","user_id"),
	CONSTRAINT "scheduled_sessions_number" UNIQUE("enrollment_id","session_number"),
	CONSTRAINT "scheduled_sessions_status" CHECK ("scheduled_sessions"."status" in ('planned', 'completed', 'skipped')),
	CONSTRAINT "scheduled_sessions_settled" CHECK (("scheduled_sessions"."status" = 'planned') = ("scheduled_sessions"."completed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "session_completions" (
	"scheduled_session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	"completed_on" date NOT NULL,
	"rating" smallint NOT NULL,
	"duration" smallint NOT NULL,
	"notes" text,
	"imported" boolean DEFAULT false NOT NULL,
	CONSTRAINT "session_completions_scheduled_session_id_user_id_pk" PRIMARY KEY("scheduled_session_id","user_id"),
	CONSTRAINT "session_completions_rating" CHECK ("session_completions"."rating" between 1 and 5),
	CONSTRAINT "session_completions_duration" CHECK ("session_completions"."duration" between 1 and 180)
);
--> statement-breakpoint
CREATE TABLE "drill_swaps" (
	"scheduled_session_id" uuid NOT NULL,
	"session_exercise_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"exercise_id" text,
	"minutes" smallint NOT NULL,
	CONSTRAINT "drill_swaps_scheduled_session_id_session_exercise_id_pk" PRIMARY KEY("scheduled_session_id","session_exercise_id"),
	CONSTRAINT "drill_swaps_minutes" CHECK ("drill_swaps"."minutes" between 0 and 240)
);
--> statement-breakpoint
CREATE TABLE "exercise_results" (
	"scheduled_session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"score" double precision,
	"attempts" smallint,
	"done" boolean NOT NULL,
	"exercise_id" text NOT NULL,
	"series" text DEFAULT '' NOT NULL,
	"cells" double precision[],
	CONSTRAINT "exercise_results_scheduled_session_id_exercise_id_pk" PRIMARY KEY("scheduled_session_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "plan_pauses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"reason" text NOT NULL,
	"weeks" smallint NOT NULL,
	CONSTRAINT "plan_pauses_from" UNIQUE("enrollment_id","from_date"),
	CONSTRAINT "plan_pauses_reason" CHECK ("plan_pauses"."reason" in ('holiday', 'illness', 'weather', 'other')),
	CONSTRAINT "plan_pauses_order" CHECK ("plan_pauses"."from_date" <= "plan_pauses"."to_date")
);
--> statement-breakpoint
CREATE TABLE "session_progress" (
	"scheduled_session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"progress" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_pictures_hash_fk" FOREIGN KEY ("avatar") REFERENCES "public"."pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_cursors" ADD CONSTRAINT "live_cursors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_messages" ADD CONSTRAINT "live_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_playable_hash_media_hash_fk" FOREIGN KEY ("playable_hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_poster_hash_media_hash_fk" FOREIGN KEY ("poster_hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement_counters" ADD CONSTRAINT "achievement_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlocked_achievements" ADD CONSTRAINT "unlocked_achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golf_rounds" ADD CONSTRAINT "golf_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_answers" ADD CONSTRAINT "challenge_answers_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_answers" ADD CONSTRAINT "challenge_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_answers" ADD CONSTRAINT "challenge_answers_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_answers" ADD CONSTRAINT "challenge_answers_session" FOREIGN KEY ("scheduled_session_id","user_id") REFERENCES "public"."scheduled_sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_challenger_id_users_id_fk" FOREIGN KEY ("challenger_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_session" FOREIGN KEY ("scheduled_session_id","challenger_id") REFERENCES "public"."scheduled_sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_log_entries" ADD CONSTRAINT "client_log_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_links" ADD CONSTRAINT "coach_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_session" FOREIGN KEY ("scheduled_session_id","user_id") REFERENCES "public"."scheduled_sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_comments" ADD CONSTRAINT "feed_comments_item_id_feed_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."feed_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_comments" ADD CONSTRAINT "feed_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_comments" ADD CONSTRAINT "feed_comments_parent_id_feed_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feed_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_kudos" ADD CONSTRAINT "feed_kudos_item_id_feed_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."feed_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_kudos" ADD CONSTRAINT "feed_kudos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reports" ADD CONSTRAINT "feed_reports_comment_id_feed_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."feed_comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_first_id_users_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friendships" ADD CONSTRAINT "friendships_second_id_users_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handicap_entries" ADD CONSTRAINT "handicap_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handicap_requests" ADD CONSTRAINT "handicap_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_image_hash_media_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_video_hash_media_hash_fk" FOREIGN KEY ("video_hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_sessions" ADD CONSTRAINT "program_sessions_week_id_program_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."program_weeks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_versions" ADD CONSTRAINT "program_versions_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_weeks" ADD CONSTRAINT "program_weeks_version" FOREIGN KEY ("program_id","version") REFERENCES "public"."program_versions"("program_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_exercises" ADD CONSTRAINT "session_exercises_session_id_program_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."program_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_exercises" ADD CONSTRAINT "session_exercises_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_drafts" ADD CONSTRAINT "program_drafts_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_uploads" ADD CONSTRAINT "video_uploads_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_sessions" ADD CONSTRAINT "monthly_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_stats" ADD CONSTRAINT "user_stats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xp_entries" ADD CONSTRAINT "xp_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_auth_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."auth_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "golfer_reminders" ADD CONSTRAINT "golfer_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_program_version" FOREIGN KEY ("program_id","program_version") REFERENCES "public"."program_versions"("program_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_sessions" ADD CONSTRAINT "scheduled_sessions_session_id_program_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."program_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_sessions" ADD CONSTRAINT "scheduled_sessions_plan" FOREIGN KEY ("user_id","enrollment_id") REFERENCES "public"."enrollments"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_completions" ADD CONSTRAINT "session_completions_session" FOREIGN KEY ("scheduled_session_id","user_id") REFERENCES "public"."scheduled_sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_swaps" ADD CONSTRAINT "drill_swaps_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_swaps" ADD CONSTRAINT "drill_swaps_session" FOREIGN KEY ("scheduled_session_id","user_id") REFERENCES "public"."scheduled_sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_results" ADD CONSTRAINT "exercise_results_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_results" ADD CONSTRAINT "exercise_results_completion" FOREIGN KEY ("scheduled_session_id","user_id") REFERENCES "public"."session_completions"("scheduled_session_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_pauses" ADD CONSTRAINT "plan_pauses_plan" FOREIGN KEY ("user_id","enrollment_id") REFERENCES "public"."enrollments"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_progress" ADD CONSTRAINT "session_progress_session" FOREIGN KEY ("scheduled_session_id","user_id") REFERENCES "public"."scheduled_sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "attempts_forget_at" ON "attempts" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "auth_accounts_user" ON "auth_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_accounts_identity" ON "auth_accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "users_avatar" ON "users" USING btree ("avatar");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_email_prefix" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_first_name_prefix" ON "users" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_last_name_prefix" ON "users" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_name_prefix" ON "users" USING btree (lower("first_name" || ' ' || "last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_delete_after" ON "users" USING btree ("delete_after") WHERE "users"."delete_after" is not null;--> statement-breakpoint
CREATE INDEX "live_messages_created_at" ON "live_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "unlocked_achievements_newest" ON "unlocked_achievements" USING btree ("user_id","unlocked_at" DESC NULLS FIRST,"achievement_id");--> statement-breakpoint
CREATE INDEX "golf_rounds_user_date" ON "golf_rounds" USING btree ("user_id","session_date");--> statement-breakpoint
CREATE INDEX "golf_rounds_imported" ON "golf_rounds" USING btree ("user_id") WHERE "golf_rounds"."imported";--> statement-breakpoint
CREATE INDEX "practice_sessions_user_date" ON "practice_sessions" USING btree ("user_id","session_date");--> statement-breakpoint
CREATE INDEX "practice_sessions_imported" ON "practice_sessions" USING btree ("user_id") WHERE "practice_sessions"."imported";--> statement-breakpoint
CREATE INDEX "calendar_events_user" ON "calendar_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "challenge_answers_user_exercise" ON "challenge_answers" USING btree ("user_id","exercise_id","answered_on");--> statement-breakpoint
CREATE INDEX "challenge_answers_session" ON "challenge_answers" USING btree ("scheduled_session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "challenges_one_open" ON "challenges" USING btree (least("challenger_id", "friend_id"),greatest("challenger_id", "friend_id"),"exercise_id") WHERE "challenges"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "challenges_challenger" ON "challenges" USING btree ("challenger_id","sent_at");--> statement-breakpoint
CREATE INDEX "challenges_friend" ON "challenges" USING btree ("friend_id","sent_at");--> statement-breakpoint
CREATE INDEX "challenges_session" ON "challenges" USING btree ("scheduled_session_id");--> statement-breakpoint
CREATE INDEX "client_log_entries_received" ON "client_log_entries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "client_log_entries_user" ON "client_log_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coach_links_user" ON "coach_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coach_notes_user" ON "coach_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feed_comments_item" ON "feed_comments" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "feed_comments_parent" ON "feed_comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "feed_comments_user" ON "feed_comments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_items_named" ON "feed_items" USING btree ("user_id","type","source_name") WHERE "feed_items"."source_name" is not null;--> statement-breakpoint
CREATE INDEX "feed_items_newest" ON "feed_items" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "feed_kudos_user" ON "feed_kudos" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_reports_comment_once" ON "feed_reports" USING btree ("comment_id","reporter_id") WHERE "feed_reports"."comment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_reports_person_once" ON "feed_reports" USING btree ("reporter_id","reported_id") WHERE "feed_reports"."content" is null;--> statement-breakpoint
CREATE INDEX "feed_reports_reporter" ON "feed_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "feed_reports_reported" ON "feed_reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "feed_reports_open" ON "feed_reports" USING btree ("id") WHERE "feed_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "friendships_second" ON "friendships" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "invitations_invited_at" ON "invitations" USING btree ("invited_at");--> statement-breakpoint
CREATE INDEX "handicap_entries_user" ON "handicap_entries" USING btree ("user_id","recorded_at","id","handicap");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","id") WHERE "notifications"."deleted_at" is null and not "notifications"."is_superseded";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE "notifications"."deleted_at" is null and not "notifications"."is_superseded" and not "notifications"."is_read";--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_broadcast" ON "notifications" USING btree ("source") WHERE "notifications"."kind" = 'admin_broadcast';--> statement-breakpoint
CREATE INDEX "notifications_other" ON "notifications" USING btree ("other_id") WHERE "notifications"."other_id" is not null;--> statement-breakpoint
CREATE INDEX "program_sessions_week" ON "program_sessions" USING btree ("week_id");--> statement-breakpoint
CREATE INDEX "session_exercises_session" ON "session_exercises" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_exercises_exercise" ON "session_exercises" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "program_drafts_parts" ON "program_drafts" USING gin ("plan" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "monthly_sessions_leaders" ON "monthly_sessions" USING btree ("month","sessions" DESC NULLS LAST,"user_id") WHERE "monthly_sessions"."in_leaderboards" and "monthly_sessions"."sessions" > 0;--> statement-breakpoint
CREATE INDEX "user_stats_streak_leaders" ON "user_stats" USING btree ("board_streak" DESC NULLS LAST,"user_id") WHERE "user_stats"."in_leaderboards" and "user_stats"."board_streak" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "xp_entries_named" ON "xp_entries" USING btree ("user_id","source_kind","source_name") WHERE "xp_entries"."source_name" is not null;--> statement-breakpoint
CREATE INDEX "xp_entries_golfer" ON "xp_entries" USING btree ("user_id","source_kind");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recalculations_one_running" ON "recalculations" USING btree (("stopped_at" is null)) WHERE "recalculations"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "golfer_reminders_due" ON "golfer_reminders" USING btree ("next_at","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_one_active" ON "enrollments" USING btree ("user_id") WHERE "enrollments"."completed_at" is null and "enrollments"."abandoned_at" is null;--> statement-breakpoint
CREATE INDEX "enrollments_program" ON "enrollments" USING btree ("program_id","program_version");--> statement-breakpoint
CREATE INDEX "scheduled_sessions_user_date" ON "scheduled_sessions" USING btree ("user_id","scheduled_date");--> statement-breakpoint
CREATE INDEX "scheduled_sessions_session" ON "scheduled_sessions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_completions_user_day" ON "session_completions" USING btree ("user_id","completed_on");--> statement-breakpoint
CREATE INDEX "session_completions_at" ON "session_completions" USING btree ("completed_at");--> statement-breakpoint
CREATE INDEX "session_completions_imported" ON "session_completions" USING btree ("user_id") WHERE "session_completions"."imported";--> statement-breakpoint
CREATE INDEX "drill_swaps_user" ON "drill_swaps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "drill_swaps_exercise" ON "drill_swaps" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "exercise_results_exercise" ON "exercise_results" USING btree ("exercise_id","user_id");--> statement-breakpoint
CREATE INDEX "plan_pauses_golfer" ON "plan_pauses" USING btree ("user_id","enrollment_id");--> statement-breakpoint
CREATE INDEX "session_progress_user" ON "session_progress" USING btree ("user_id");--> statement-breakpoint
CREATE VIEW "public"."active_plans" AS (
  select
    e.user_id, e.id as enrollment_id, e.start_date, e.sessions_per_week, e.available_days,
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
  from drill_swaps w join "session_exercises" x
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
);--> statement-breakpoint
-- Leaves room for completions, so that they update a session in place.
ALTER TABLE "scheduled_sessions" SET (fillfactor = 90);--> statement-breakpoint
INSERT INTO "exercise_changes" ("id") VALUES (1);--> statement-breakpoint
CREATE FUNCTION note_exercise_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "exercise_changes" SET "changed_at" = now();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "exercises_change" BEFORE INSERT OR UPDATE OR DELETE ON "exercises"
  FOR EACH STATEMENT EXECUTE FUNCTION note_exercise_changes();--> statement-breakpoint
-- An exclusion constraint would need an extension. Pauses change only while their plan is locked, so none can come between.
CREATE FUNCTION refuse_overlapping_pause() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "plan_pauses" AS other
    WHERE other."enrollment_id" = NEW."enrollment_id" AND other."id" <> NEW."id"
      AND daterange(other."from_date", other."to_date", '[]') && daterange(NEW."from_date", NEW."to_date", '[]')
  ) THEN
    RAISE EXCEPTION 'This pause overlaps another pause of the plan'
      USING ERRCODE = 'exclusion_violation', TABLE = 'plan_pauses', CONSTRAINT = 'plan_pauses_apart';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "plan_pauses_apart" AFTER INSERT OR UPDATE ON "plan_pauses"
  FOR EACH ROW EXECUTE FUNCTION refuse_overlapping_pause();

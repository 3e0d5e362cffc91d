-- Carries a database of the version before 1.0 over to the tables of the baseline, in one transaction: its tables step
-- aside into the schema "former", the baseline makes new ones, the rows are copied, and "former" goes.
-- The ids of golfers and sign-ins become UUIDs, as `madeIdOf` in src/contract/made-id.ts makes them.

DROP VIEW "active_plans";
DROP TRIGGER "exercises_change" ON "exercises";
DROP FUNCTION note_exercise_changes();
CREATE SCHEMA "former";

DO $$
DECLARE one text;
BEGIN
  -- Only its own tables: somebody may have put others beside them.
  FOR one IN SELECT name FROM baseline_tables LOOP
    EXECUTE format('ALTER TABLE public.%I SET SCHEMA former', one);
  END LOOP;
END $$;
ALTER TYPE "content_source" SET SCHEMA "former";

CREATE FUNCTION "former".made_id(id text) RETURNS uuid IMMUTABLE LANGUAGE sql AS $$
  SELECT CASE
    WHEN id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN id::uuid
    WHEN id ~ '^[0-9A-Za-z]{32}$' THEN translate(id,
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
      '123456789abcdef0123456789a123456789abcdef0123456789a')::uuid
    WHEN id = '' THEN '00000000-0000-0000-0000-000000000000'::uuid
    ELSE md5(id)::uuid
  END $$;

SET LOCAL search_path TO "former";

-- Ids in texts and in JSON.
UPDATE "auth_accounts" SET "account_id" = made_id("user_id") WHERE "account_id" = "user_id";
UPDATE "auth_verifications" v SET "value" = made_id("value")
WHERE EXISTS (SELECT FROM "users" u WHERE u."id" = v."value");
UPDATE "audit_entries" a SET "subject_id" = made_id("subject_id")
WHERE EXISTS (SELECT FROM "users" u WHERE u."id" = a."subject_id");
UPDATE "notifications" SET
  "source" = replace("source", "facts" ->> 'golferId', made_id("facts" ->> 'golferId')::text),
  "facts" = jsonb_set("facts", '{golferId}', to_jsonb(made_id("facts" ->> 'golferId')))
WHERE "facts" ? 'golferId';

-- Deliveries and recalculations that are under way start again: the order of the golfers is another one.
UPDATE "broadcasts" SET "reached_id" = '', "reached" = CASE WHEN "is_complete" THEN "reached" ELSE 0 END;
UPDATE "recalculations" SET "reached_id" = '';

-- Rows that the constraints of the baseline would refuse.
UPDATE "enrollments" SET "abandoned_at" = NULL WHERE "completed_at" IS NOT NULL AND "abandoned_at" IS NOT NULL;
UPDATE "plan_pauses" p SET "to_date" = n."next" - 1
FROM (
  SELECT "id", lead("from_date") OVER (PARTITION BY "enrollment_id" ORDER BY "from_date") AS "next" FROM "plan_pauses"
) n
WHERE n."id" = p."id" AND p."to_date" >= n."next";
UPDATE "scheduled_sessions" SET "completed_at" = NULL WHERE "status" = 'planned' AND "completed_at" IS NOT NULL;
UPDATE "scheduled_sessions" s SET "completed_at" = coalesce(
  (SELECT c."completed_at" FROM "session_completions" c WHERE c."scheduled_session_id" = s."id"), s."scheduled_date"
) WHERE "status" <> 'planned' AND "completed_at" IS NULL;

DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('session_completions', 'rating', 1, 5), ('session_completions', 'duration', 1, 180),
    ('drill_swaps', 'minutes', 0, 240), ('exercises', 'duration', 1, 240), ('practice_sessions', 'duration', 1, 600),
    ('users', 'current_handicap', -10, 54), ('users', 'goal_handicap', -10, 54),
    ('handicap_entries', 'handicap', -10, 54),
    ('programs', 'target_handicap', -10, 54), ('programs', 'from_handicap', -10, 54)
  ) AS limits (of_table, of_column, least, most) LOOP
    EXECUTE format('UPDATE %1$I SET %2$I = least(greatest(%2$I, %3$s), %4$s) WHERE %2$I NOT BETWEEN %3$s AND %4$s',
      one.of_table, one.of_column, one.least, one.most);
  END LOOP;
  -- Rows of a plan that name another golfer than the plan does.
  FOR one IN SELECT * FROM (VALUES
    ('plan_pauses', 'enrollment_id', 'enrollments'), ('scheduled_sessions', 'enrollment_id', 'enrollments'),
    ('session_progress', 'scheduled_session_id', 'scheduled_sessions'),
    ('drill_swaps', 'scheduled_session_id', 'scheduled_sessions'),
    ('session_completions', 'scheduled_session_id', 'scheduled_sessions'),
    ('coach_notes', 'scheduled_session_id', 'scheduled_sessions'),
    ('exercise_results', 'completion_id', 'session_completions')
  ) AS parts (of_table, of_column, parent) LOOP
    EXECUTE format('UPDATE %1$I part SET user_id = whole.user_id FROM %3$I whole
      WHERE whole.id = part.%2$I AND whole.user_id <> part.user_id', one.of_table, one.of_column, one.parent);
  END LOOP;
END $$;
DELETE FROM "challenges" c USING "scheduled_sessions" s
WHERE s."id" = c."scheduled_session_id" AND s."user_id" <> c."challenger_id";
UPDATE "challenge_answers" a SET "scheduled_session_id" = NULL FROM "scheduled_sessions" s
WHERE s."id" = a."scheduled_session_id" AND s."user_id" <> a."user_id";

-- Columns of the baseline that the version before did not have, or had elsewhere.
ALTER TABLE "feed_items" ADD "source_id" uuid, ADD "source_name" text;
UPDATE "feed_items" SET
  "source_id" = CASE WHEN "type" ~ '^(session|program)_' THEN made_id("source") END,
  "source_name" = CASE WHEN "type" !~ '^(session|program)_' THEN "source" END,
  "facts" = "facts" - '{type,scheduledSessionId,enrollmentId}'::text[];
ALTER TABLE "xp_entries" RENAME "source_id" TO "source";
ALTER TABLE "xp_entries" ADD "source_id" uuid, ADD "source_name" text;
UPDATE "xp_entries" SET
  "source_id" = CASE WHEN "source_kind" NOT IN ('handicap', 'achievement') THEN made_id("source") END,
  "source_name" = CASE WHEN "source_kind" IN ('handicap', 'achievement') THEN "source" END;
ALTER TABLE "calendar_feeds" ADD "seed" text;
UPDATE "calendar_feeds" SET "seed" = "user_id";
DELETE FROM "exercise_results" r USING "exercise_results" other
WHERE other."completion_id" = r."completion_id" AND other."exercise_id" = r."exercise_id"
  AND other."session_exercise_id" < r."session_exercise_id";
ALTER TABLE "exercise_results" ADD "scheduled_session_id" text;
UPDATE "exercise_results" r SET "scheduled_session_id" = c."scheduled_session_id"
FROM "session_completions" c WHERE c."id" = r."completion_id";
UPDATE "friendships" SET "first_id" = "second_id", "second_id" = "first_id"
WHERE made_id("first_id") > made_id("second_id");

-- Jobs that wait, or that a killed server will repeat, know golfers by their former ids.
CREATE FUNCTION "former".with_made_ids(data jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE id text;
BEGIN
  FOR id IN
    SELECT DISTINCT u.id FROM regexp_matches(data::text, '"([0-9A-Za-z]{32})"', 'g') AS found (texts)
    JOIN users u ON u.id = found.texts[1]
  LOOP
    data := replace(data::text, format('"%s"', id), format('"%s"', made_id(id)));
  END LOOP;
  RETURN data;
END $$;
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NULL THEN RETURN; END IF;
  UPDATE pgboss.job SET data = with_made_ids(data)
  WHERE state IN ('created', 'retry', 'active') AND data::text ~ '"[0-9A-Za-z]{32}"';
END $$;

SET LOCAL search_path TO DEFAULT;
--> tables of the baseline

DO $$
DECLARE
  one record;
  ids record;
BEGIN
  FOR one IN
    SELECT c.table_name AS name, string_agg(format('%I', c.column_name), ', ') AS columns,
      string_agg(CASE
        WHEN c.data_type = 'uuid' AND f.data_type = 'text' THEN format('former.made_id(%I)', c.column_name)
        WHEN c.data_type = 'USER-DEFINED' THEN format('%I::text::public.%I', c.column_name, c.udt_name)
        ELSE format('%I', c.column_name)
      END, ', ') AS expressions
    FROM information_schema.columns c
    JOIN information_schema.columns f
      ON f.table_schema = 'former' AND f.table_name = c.table_name AND f.column_name = c.column_name
    -- The baseline itself fills this one.
    WHERE c.table_schema = 'public' AND c.table_name <> 'exercise_changes'
    GROUP BY c.table_name
  LOOP
    EXECUTE format('INSERT INTO public.%1$I (%2$s) OVERRIDING SYSTEM VALUE SELECT %3$s FROM former.%1$I',
      one.name, one.columns, one.expressions);
  END LOOP;
  FOR ids IN
    SELECT table_name AS name, column_name AS id FROM information_schema.columns
    WHERE table_schema = 'public' AND is_identity = 'YES' AND table_name IN (SELECT name FROM baseline_tables)
  LOOP
    EXECUTE format('SELECT setval(%L, last_value, is_called) FROM %s',
      pg_get_serial_sequence(format('public.%I', ids.name), ids.id),
      pg_get_serial_sequence(format('former.%I', ids.name), ids.id));
  END LOOP;
END $$;

DROP SCHEMA "former" CASCADE;

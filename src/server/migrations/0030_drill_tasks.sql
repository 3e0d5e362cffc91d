ALTER TABLE "session_exercises" ADD COLUMN "task" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "session_exercises" ADD COLUMN "variant" text;--> statement-breakpoint
ALTER TABLE "exercise_results" ADD COLUMN "attempts" smallint;--> statement-breakpoint
ALTER TABLE "exercise_results" ADD COLUMN "series" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercise_results" ADD COLUMN "cells" double precision[];--> statement-breakpoint
-- Until now a score was made of as many attempts as its drill asks for.
UPDATE "exercise_results" SET "attempts" = coalesce(
	("details" -> 'scoring' -> 'shape' ->> 'attempts')::smallint,
	("details" -> 'scoring' -> 'shape' ->> 'balls')::smallint
) FROM "exercises"
WHERE "exercises"."id" = "exercise_id" AND "score" IS NOT NULL
	AND "details" -> 'scoring' -> 'shape' ->> 'kind' IN ('hits', 'points', 'strokes');--> statement-breakpoint
-- The first release did not say how many.
UPDATE "exercise_results" SET "attempts" = "shipped"."attempts" FROM (VALUES
	('book-gate', 20), ('coin-start-line', 20), ('string-line', 20), ('putter-rail', 20),
	('wall-stop', 15), ('doorway-lag', 12), ('carpet-ladder', 12), ('called-pace', 12),
	('carpet-nine', 9), ('gate-putting', 20), ('clock-putting', 24), ('four-sides-ladder', 20),
	('ladder-putting', 16), ('lag-circle', 12), ('par-18-putting', 9), ('drawback', 9),
	('fifty-putt-test', 50), ('landing-zone', 30), ('three-clubs-one-spot', 18), ('chip-points', 10),
	('splash-line', 20), ('wedge-ladder', 16), ('up-and-down-nine', 9), ('worst-ball-chips', 6),
	('low-point-line', 20), ('short-iron-greens', 10), ('nine-windows', 9), ('club-roulette', 15),
	('fairway-corridor', 14), ('two-club-pairs', 20), ('strike-map', 10), ('one-ball-tee-shot', 5),
	('feet-together', 20), ('nine-to-three', 20), ('tempo-three-to-one', 20), ('rail-set-up', 15),
	('full-routine-ten', 10), ('after-play-stretch', 10), ('balance-reach', 10), ('rotation-throws', 30)
) AS "shipped" ("id", "attempts")
WHERE "shipped"."id" = "exercise_id" AND "score" IS NOT NULL AND "exercise_results"."attempts" IS NULL;

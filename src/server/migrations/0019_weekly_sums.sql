CREATE TABLE "weekly_sums" (
	"monday" date NOT NULL,
	"program_id" text NOT NULL,
	"shard" smallint NOT NULL,
	"golfers" integer NOT NULL,
	"sessions" integer NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "weekly_sums_monday_program_id_shard_pk" PRIMARY KEY("monday","program_id","shard")
);

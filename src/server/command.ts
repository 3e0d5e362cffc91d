import { type ParseArgsConfig, parseArgs } from 'node:util';
import { backUpBeforeUpdate, type Updated } from './platform/backup/back-up-before-update.ts';
import { type Config, readConfig } from './platform/config.ts';
import { createDb, type Db } from './platform/database/drizzle.ts';
import { openMigrated } from './platform/database/open-migrated.ts';
import { StartError } from './platform/start-error.ts';

/** What names the database of a command. */
export type DatabaseSettings = Updated;

/** Prints how far a command is. */
export type Say = (line: string) => void;

/**
 * Does what a command of the server is for, with the words after its name, and returns what to print at its end.
 * @throws StartError with what the operator can do
 */
export type Command = (args: readonly string[], settings: Config, say: Say) => Promise<string>;

/** Reads a command's words. @throws StartError with how to use it when there is one that it does not have */
export function parseWords<const Options extends ParseArgsConfig>(usage: string, options: Options) {
  try {
    return parseArgs(options);
  } catch {
    throw new StartError(`Use: ${usage}`);
  }
}

/**
 * Opens the database for a command. The embedded database belongs to one process, so the server must not be running
 * then.
 * @throws StartError when the database cannot be opened
 */
export async function withDatabase<Result>(
  settings: DatabaseSettings,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const database = await openMigrated(settings, { beforeUpdate: backUpBeforeUpdate(settings) });
  try {
    return await work(createDb(database.pool));
  } finally {
    await database.close();
  }
}

/** Runs the command for which this process was started, and prints what it returns. */
export async function runCommand(command: Command, args: readonly string[]): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    say(await command(args, readConfig(process.env), say));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

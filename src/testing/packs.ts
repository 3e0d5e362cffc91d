import type { AnswerOf } from '#contract/endpoint.ts';
import type { packs } from '#contract/packs.ts';
import { packFiles, packFormat } from '#contract/packs-schemas.ts';
import { zipped } from './an-export.ts';
import { cookieOf, type Golfer, type Reply, type TestApp } from './app.ts';

const words = { language: 'en', translations: {} };

export const aPackExercise = {
  name: 'Hit the net',
  description: 'Balls into a net.',
  type: 'iron_swing',
  duration: 10,
  instructions: 'Hit ten balls.',
  equipment: ['A net'],
  difficulty: 'beginner',
  icon: 'target',
  details: null,
  labels: {},
  ...words,
};

export const aPackPlace = { exercise: 1, duration: 10, notes: null, translations: {} };

export const aPackProgram = {
  name: 'Net work',
  description: '',
  targetHandicap: '20.0',
  fromHandicap: null,
  durationWeeks: 1,
  sessionsPerWeek: 1,
  minutesPerSession: 10,
  difficulty: 'beginner',
  color: 'blue',
  ...words,
  weeks: [
    {
      title: 'Start',
      description: '',
      focus: 'irons',
      ...words,
      sessions: [
        {
          dayNumber: 1,
          title: 'Net',
          description: '',
          focus: 'irons',
          totalDuration: 10,
          ...words,
          exercises: [aPackPlace],
        },
      ],
    },
  ],
};

/** A pack with one exercise. `files` replaces its files, written as JSON unless given as bytes; null omits a file. */
export function aPackZip(files: Readonly<Record<string, unknown>> = {}): Promise<Buffer> {
  const all: Readonly<Record<string, unknown>> = {
    [packFiles.manifest]: packFormat,
    [packFiles.program]: aPackProgram,
    [packFiles.exercises]: [aPackExercise],
    ...files,
  };
  const written = Object.entries(all).filter(([, content]) => content !== null);
  return zipped(
    Object.fromEntries(
      written.map(([path, content]) => [
        path,
        Buffer.isBuffer(content) ? content : JSON.stringify(content),
      ]),
    ),
  );
}

/** Imports a pack, also if there is a program with its name; without `query`, that is refused. */
export async function sendPack(
  admin: Pick<Golfer, 'send'>,
  zip: Buffer,
  query = '?again=true',
): Promise<Reply> {
  const form = new FormData();
  form.append('pack', new Blob([Uint8Array.from(zip)], { type: 'application/zip' }), 'pack.zip');
  return admin.send('POST', `/api/admin/program-packs${query}`, form);
}

export type ImportedPack = AnswerOf<typeof packs.importPack>;

/** Exports the pack of a program. */
export async function packOfProgram({ app }: TestApp, admin: Golfer, id: string) {
  const headers = { cookie: cookieOf(admin) };
  const answer = await app.inject({ url: `/api/admin/programs/${id}/pack`, headers });
  if (answer.statusCode !== 200) throw new Error(`No pack: ${answer.statusCode}`);
  return answer.rawPayload;
}

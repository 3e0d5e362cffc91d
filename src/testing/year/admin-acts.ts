import type { BackupsState } from '#contract/backups.ts';
import type { Broadcast } from '#contract/broadcasts.ts';
import type { BuilderProgram } from '#contract/builder-schemas.ts';
import type { Upload } from '#contract/exercises.ts';
import type { ExerciseListItem } from '#contract/exercises-schemas.ts';
import { aPicture } from '../a-picture.ts';
import { aVideo } from '../a-video.ts';
import { beginsWithAPlan, builds } from '../builder.ts';
import {
  anExercise,
  createsExercise,
  exerciseOf,
  exercisesOf,
  formOf,
  formWith,
} from '../exercises.ts';
import { aPackZip, sendPack } from '../packs.ts';
import { ok } from '../scenario.ts';
import { type Act, always, answered, refused, taken, type World } from './act.ts';
import type { Member } from './member.ts';

const admin = '/api/admin';
/** The other administrator may have changed the same thing at the same moment. */
const outpaced = [404, 409, 422] as const;

let made = 0;
const nextNumber = () => {
  made += 1;
  return made;
};

async function createExercise({ browser }: Member): Promise<boolean> {
  await createsExercise(browser, { ...anExercise, name: `Net drill ${nextNumber()}` });
  return true;
}

/** Runs `act` with an exercise that an administrator has created. */
const withExercise =
  (act: (member: Member, exercise: ExerciseListItem) => Promise<boolean>) =>
  async (member: Member) => {
    const own = (await exercisesOf(member.browser)).filter(({ name }) =>
      name.startsWith('Net drill'),
    );
    const exercise = member.chances.one(own);
    return exercise !== undefined && act(member, exercise);
  };

const editExercise = withExercise(async ({ browser, chances }, { id }) => {
  const form = await exerciseOf(browser, id).catch(() => null);
  if (form === null) return false;
  const body = { ...formOf(form), duration: chances.count(5, 30) };
  return taken(browser.send('PUT', `/api/exercises/${id}`, body), ...outpaced);
});

const deleteExercise = withExercise(({ browser }, { id }) =>
  taken(browser.send('DELETE', `/api/exercises/${id}`, { reason: 'Too easy' }), ...outpaced),
);

async function restoreExercise({ browser, chances }: Member): Promise<boolean> {
  const deleted = await ok<{ id: string }[]>(browser.get(`${admin}/exercises/deleted`));
  const one = chances.one(deleted);
  if (one === undefined) return false;
  return taken(browser.send('POST', `${admin}/exercises/${one.id}/restore`), ...outpaced);
}

const setPicture = withExercise(async ({ browser, chances }, { id }) => {
  const url = `${admin}/exercises/${id}/image`;
  if (chances.is(0.2)) return taken(browser.send('DELETE', url), ...outpaced);
  const picture = await aPicture('png', { width: chances.count(60, 99) });
  const [sent, status] = chances.is(0.3)
    ? [picture.subarray(0, picture.length / 2), 422]
    : [picture, 200];
  const sending = browser.send('POST', url, formWith('image', sent, 'image/png'));
  return status === 200 ? taken(sending, 404) : refused(sending, status);
});

/** Uploads a video that the server refuses: a text, a picture, or one that was cut off. */
const sendWrongVideo = withExercise(async ({ browser, chances }, { id }) => {
  const wrong = [
    { bytes: Buffer.from('no video at all'), status: 415 },
    { bytes: await aPicture('png'), status: 415 },
    { bytes: aVideo('mp4').subarray(0, -1), status: 422 },
  ];
  const { bytes, status } = chances.one(wrong) ?? { bytes: Buffer.alloc(0), status: 415 };
  return refused(
    browser.send('POST', `${admin}/exercises/${id}/video`, formWith('video', bytes, 'video/mp4')),
    status,
  );
});

const setVideo = withExercise(async ({ browser, chances }, { id }) => {
  const url = `${admin}/exercises/${id}/video`;
  if (chances.is(0.2)) return taken(browser.send('DELETE', url), ...outpaced);
  const bytes = aVideo('mp4', { seed: chances.count(1, 99) });
  return taken(browser.send('POST', url, formWith('video', bytes, 'video/mp4')), ...outpaced);
});

/** Sets or removes captions; an exercise without a video takes none. */
const setCaptions = withExercise(async ({ browser, chances }, { id }) => {
  const url = `${admin}/exercises/${id}/captions`;
  if (chances.is(0.2)) return taken(browser.send('DELETE', url), ...outpaced);
  const captions = `WEBVTT\n\n00:01.000 --> 00:0${chances.count(2, 9)}.000\nKeep the head still.`;
  return taken(browser.send('PUT', url, { captions }), ...outpaced);
});

/** Uploads a video in parts and finishes, cancels or forgets it. What arrived may be no video. */
const uploadInParts = withExercise(async ({ browser, chances }, { id }) => {
  const bytes = chances.is(0.5)
    ? aVideo('mp4', { seed: chances.count(1, 99) })
    : Buffer.alloc(900, 7);
  const url = `${admin}/exercises/${id}/video/uploads`;
  const upload = await answered<Upload>(browser.send('POST', url, { size: bytes.length }), 404);
  if (upload === null) return false;
  const one = `${admin}/uploads/${upload.id}`;
  const part = (from: number, to: number) =>
    formWith('part', bytes.subarray(from, to), 'application/octet-stream');
  await ok(browser.send('POST', `${one}/parts/0`, part(0, 500)));
  if (chances.is(0.4)) return true;
  if (chances.is(0.2)) return taken(browser.send('DELETE', one));
  await browser.drop({ method: 'POST', url: `${one}/parts/500`, afterMs: 5, body: part(500, 700) });
  // The dropped part may still be on its way: then the app asks again what has arrived.
  const sendRest = async () => {
    const { received } = await ok<Upload>(browser.get(one));
    if (received === bytes.length) return true;
    const rest = part(received, bytes.length);
    return taken(browser.send('POST', `${one}/parts/${received}`, rest), 409);
  };
  while (!(await sendRest()));
  return taken(browser.send('POST', `${one}/finish`), 409, 415, 422);
});

async function createProgram({ browser }: Member): Promise<boolean> {
  const { programId } = await beginsWithAPlan(browser, { name: `Club program ${nextNumber()}` });
  return taken(browser.send('POST', `/api/programs/${programId}/publish`), ...outpaced);
}

/** Runs `act` with a program that an administrator has created, or a copy of a shipped one. */
const withProgram =
  (act: (member: Member, program: BuilderProgram) => Promise<boolean>) =>
  async (member: Member) => {
    const programs = await ok<{ id: string; name: string }[]>(
      member.browser.get(`${admin}/programs`),
    );
    const own = member.chances.one(programs.filter(({ name }) => name.startsWith('Club program')));
    const program = own && (await builds(member.browser, own.id).catch(() => null));
    return program ? act(member, program) : false;
  };

/** Changes a program's plan in one place, and publishes it most of the time. */
const editProgram = withProgram(async ({ browser, chances }, { id, weeks }) => {
  const week = chances.one(weeks);
  const session = chances.one(week?.sessions ?? []);
  if (week === undefined || session === undefined) return false;
  const edits = [
    () => browser.send('PUT', `/api/program-weeks/${week.id}`, { title: `Week ${nextNumber()}` }),
    () => browser.send('POST', `/api/program-weeks/${week.id}/copy`),
    () =>
      browser.send('PUT', `/api/program-sessions/${session.id}`, {
        totalDuration: chances.count(15, 60),
      }),
    () =>
      browser.send('POST', '/api/session-exercises', {
        sessionId: session.id,
        exerciseId: 'clock-putting',
      }),
    () => browser.send('DELETE', `/api/program-sessions/${session.id}`),
    () => browser.send('POST', `/api/programs/${id}/undo`),
    () => browser.send('DELETE', `/api/programs/${id}/changes`),
  ];
  const edit = chances.one(edits);
  if (edit === undefined || !(await taken(edit(), ...outpaced))) return false;
  if (chances.is(0.7))
    await answered(browser.send('POST', `/api/programs/${id}/publish`), ...outpaced);
  return true;
});

const showOrHideProgram = withProgram(({ browser }, { id, isActive }) =>
  taken(browser.send('PUT', `/api/programs/${id}`, { isActive: !isActive }), ...outpaced),
);

const deleteProgram = withProgram(({ browser }, { id }) =>
  taken(browser.send('DELETE', `/api/programs/${id}`), ...outpaced),
);

const duplicateProgram = ({ browser }: Member) =>
  taken(
    browser.send('POST', '/api/programs/break-100/duplicate', {
      name: `Club program ${nextNumber()}`,
    }),
  );

const exportPack = withProgram(async ({ browser, chances }, { id }) => {
  const url = `${admin}/programs/${id}/pack`;
  if (chances.is(0.5)) {
    await browser.drop({ method: 'GET', url, afterMs: chances.count(0, 30) });
    return true;
  }
  return taken(browser.get(url), ...outpaced);
});

const importPack = async ({ browser, chances }: Member) => {
  const zip = await aPackZip();
  if (chances.is(0.5)) return refused(sendPack(browser, zip.subarray(0, -40)), 400);
  return taken(sendPack(browser, zip), ...outpaced);
};

async function recalculate({ browser, chances }: Member): Promise<boolean> {
  const started = await taken(browser.send('POST', `${admin}/recalculate-all-programs`), 409);
  if (started && chances.is(0.1))
    await answered(browser.send('POST', `${admin}/recalculation/stop`), 409);
  return started;
}

async function broadcast({ browser, chances }: Member, { club }: World): Promise<boolean> {
  const expiresAt = chances.is(0.4) ? club.now().add({ hours: 24 * chances.count(1, 20) }) : null;
  const body = {
    title: `News ${nextNumber()}`,
    message: 'The greens are fast.',
    targetAudience: chances.one(['all_users', 'active_users']),
    expiresAt,
  };
  return taken(browser.send('POST', `${admin}/broadcasts`, body));
}

async function hideOrShowBroadcast({ browser, chances }: Member): Promise<boolean> {
  const one = chances.one(await ok<Broadcast[]>(browser.get(`${admin}/broadcasts`)));
  if (one === undefined) return false;
  return taken(browser.send('PATCH', `${admin}/broadcasts/${one.id}`, { isActive: !one.isActive }));
}

async function closeReport({ browser, chances }: Member): Promise<boolean> {
  const { reports } = await ok<{ reports: { id: string }[] }>(browser.get(`${admin}/reports`));
  const one = chances.one(reports);
  if (one === undefined) return false;
  return taken(browser.send('PATCH', `${admin}/reports/${one.id}`, { isOpen: false }), 404);
}

const endSessionsOfGolfer = ({ browser, chances }: Member, { members }: World) => {
  const golfer = chances.one(members().filter(({ person }) => person.diligence > 0));
  return taken(browser.send('DELETE', `${admin}/users/${golfer?.id}/sessions`), 404, 409);
};

const testReminders = ({ browser, chances }: Member) =>
  chances.is(0.5)
    ? taken(browser.send('POST', `${admin}/scheduler/test-reminders`))
    : // While the queue of a restart just before still ends its jobs, the next one is refused.
      taken(browser.send('POST', `${admin}/scheduler/restart-reminders`), 409);

const nameTheClub = ({ browser, chances }: Member) =>
  taken(
    browser.send('PUT', `${admin}/installation`, { clubName: `Lindensee ${chances.count(1, 9)}` }),
  );

async function inviteOrRevoke({ browser, chances }: Member): Promise<boolean> {
  const links = await ok<{ id: string }[]>(browser.get(`${admin}/invitations`));
  const one = chances.is(0.5) ? chances.one(links) : undefined;
  return one === undefined
    ? taken(browser.send('POST', `${admin}/invitations`, { days: 7, uses: 20 }))
    : taken(browser.send('DELETE', `${admin}/invitations/${one.id}`), 404);
}

async function makeOrVerifyBackup({ browser, chances }: Member): Promise<boolean> {
  const { archives } = await ok<BackupsState>(browser.get(`${admin}/backups`));
  const one = chances.is(0.5) ? chances.one(archives) : undefined;
  return one === undefined
    ? taken(browser.send('POST', `${admin}/backups`))
    : taken(browser.send('POST', `${admin}/backups/${one.name}/verify`), 404);
}

/** What administrators do. */
export const adminActs: readonly Act[] = [
  { name: 'create an exercise', odds: always(0.15), run: createExercise },
  { name: 'edit an exercise', odds: always(0.2), run: editExercise },
  { name: 'delete an exercise', odds: always(0.05), run: deleteExercise },
  { name: 'restore an exercise', odds: always(0.2), run: restoreExercise },
  { name: 'set or remove a picture', odds: always(0.2), run: setPicture },
  { name: 'upload a wrong video', odds: always(0.2), run: sendWrongVideo },
  { name: 'set or remove a video', odds: always(0.15), run: setVideo },
  { name: 'set or remove captions', odds: always(0.15), run: setCaptions },
  { name: 'upload a video in parts', odds: always(0.2), run: uploadInParts },
  { name: 'create a program', odds: always(0.05), run: createProgram },
  { name: 'duplicate a program', odds: always(0.08), run: duplicateProgram },
  { name: 'edit a program', odds: always(0.4), run: editProgram },
  { name: 'show or hide a program', odds: always(0.1), run: showOrHideProgram },
  { name: 'delete a program', odds: always(0.01), run: deleteProgram },
  { name: 'export or cancel a pack', odds: always(0.15), run: exportPack },
  { name: 'import a pack', odds: always(0.05), run: importPack },
  { name: 'recalculate plans', odds: always(0.2), run: recalculate },
  { name: 'send a broadcast', odds: always(0.15), run: broadcast },
  { name: 'hide or show a broadcast', odds: always(0.1), run: hideOrShowBroadcast },
  { name: 'close a report', odds: always(0.4), run: closeReport },
  { name: 'end a golfer’s sessions', odds: always(0.05), run: endSessionsOfGolfer },
  { name: 'name the club', odds: always(0.05), run: nameTheClub },
  { name: 'make or revoke an invitation', odds: always(0.1), run: inviteOrRevoke },
  { name: 'make or verify a backup', odds: always(0.05), run: makeOrVerifyBackup },
  { name: 'test or restart reminders', odds: always(0.05), run: testReminders },
];

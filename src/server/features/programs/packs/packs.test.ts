import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unzip, zipped } from '#testing/an-export.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { anAdministrator } from '#testing/broadcasts.ts';
import { adds, beginsWithAPlan, builds, publishes } from '#testing/builder.ts';
import { enginesAtScale } from '#testing/database.ts';
import {
  aPackExercise,
  aPackPlace,
  aPackProgram,
  aPackZip,
  type ImportedPack,
  packOfProgram,
  sendPack,
} from '#testing/packs.ts';
import { ok } from '#testing/scenario.ts';

describe.each(enginesAtScale)('program packs on the %s database', (engine) => {
  let here: TestApp;
  let there: TestApp;
  let admin: Golfer;
  let other: Golfer;
  beforeAll(async () => {
    [here, there] = [await startTestApp(engine), await startTestApp(engine)];
    [admin, other] = [await anAdministrator(here), await anAdministrator(there)];
  });
  afterAll(async () => {
    await here.close();
    await there.close();
  });

  const imports = (who: Golfer, zip: Buffer) => ok<ImportedPack>(sendPack(who, zip));
  const countsOf = async ({ db }: TestApp) => {
    const { rows } = await db.execute(sql`select
      (select count(*)::int from programs) as programs,
      (select count(*)::int from exercises) as exercises`);
    return rows[0];
  };

  test('a shipped program imported by another installation is exported there as the same bytes', async () => {
    for (const id of ['break-100', 'putting-at-home']) {
      const pack = await packOfProgram(here, admin, id);
      expect(await packOfProgram(here, admin, id)).toEqual(pack);
      await ok(other.send('DELETE', `/api/programs/${id}`));
      const before = await countsOf(there);
      const { program, exercises } = await imports(other, pack);
      expect(program).toMatchObject({ version: 0, hasChanges: true, origin: 'own' });
      expect(exercises.added).toBe(0);
      expect(await countsOf(there)).toMatchObject({ exercises: before?.['exercises'] });
      expect(await packOfProgram(there, other, program.id)).toEqual(pack);
      expect(await publishes(other, program.id)).toMatchObject({ version: 1 });
      expect(await packOfProgram(there, other, program.id)).toEqual(pack);
    }
  });

  test('the same import sent again or twice at once creates one program', async () => {
    const zip = await aPackZip();
    const key = other.with({ 'idempotency-key': randomUUID() });
    const before = Number((await countsOf(there))?.['programs']);
    const [first, second] = await Promise.all([
      ok<ImportedPack>(sendPack(key, zip)),
      ok<ImportedPack>(sendPack(key, zip)),
    ]);
    expect(second).toEqual(first);
    expect(await ok(sendPack(key, zip))).toEqual(first);
    expect(await countsOf(there)).toMatchObject({ programs: before + 1 });
    const another = await aPackZip({ 'program.json': { ...aPackProgram, name: 'Nets' } });
    expect(await sendPack(key, another)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
  });

  test('a pack whose name is already here is asked about, and gets a number in every language', async () => {
    const translations = { de: { name: 'Am Netz', description: '' } };
    const program = { ...aPackProgram, name: 'Net at home', translations };
    const zip = await aPackZip({ 'program.json': program });
    await ok(sendPack(other, zip, ''));
    const before = await countsOf(there);
    expect(await sendPack(other, zip, '')).toMatchObject({
      status: 409,
      body: { code: 'pack_known' },
    });
    expect(await countsOf(there)).toEqual(before);
    const names = [
      (await imports(other, zip)).program.name,
      (await imports(other, zip)).program.name,
    ];
    expect(names).toEqual(['Net at home (2)', 'Net at home (3)']);
    const { rows } = await there.db.execute(sql`
      select translations -> 'de' ->> 'name' as name from programs where name = ${names[1]}`);
    expect(rows).toEqual([{ name: 'Am Netz (3)' }]);
  });

  test('missing exercises are imported with all their content except links to media elsewhere', async () => {
    await here.db.execute(sql`insert into exercises
        (id, name, type, duration, equipment, language, translations, details, image_url, source)
      select 'own-clock', 'Klok', type, 12, array['Een putter'], 'nl',
        '{"de": {"name": "Uhr", "steps": ["Stell dich hin."], "diagram": {"labels": {"a": "Weit"}}}}',
        details || '{"needs": [{"putter": 1}]}', 'https://elsewhere.example/clock.jpg', 'admin'
      from exercises where id = 'clock-putting'`);
    const { programId, sessionId } = await beginsWithAPlan(admin, { name: 'Round the clock' });
    await adds(admin, 'session-exercises', {
      sessionId,
      exerciseId: 'own-clock',
      notes: 'Slowly.',
    });
    // A second session on the same day must keep its position.
    const copied = `/api/program-sessions/${sessionId}/copy`;
    await ok(admin.send('POST', copied, { dayNumber: 1 }));
    await ok(admin.send('PUT', `/api/program-sessions/${sessionId}`, { title: 'Other' }));
    const pack = await packOfProgram(here, admin, programId);
    expect(String((await unzip(pack)).get('exercises.json'))).not.toContain('elsewhere');

    const { program, exercises } = await imports(other, pack);
    expect(exercises).toEqual({ added: 1, reused: 1 });
    expect(await packOfProgram(there, other, program.id)).toEqual(pack);
    const { rows } = await there.db.execute(sql`
      select id, source, image_url, video_url, details -> 'needs' as needs
      from exercises where name = 'Klok'`);
    expect(rows).toMatchObject([
      { source: 'admin', image_url: null, video_url: null, needs: [{ putter: 1 }] },
    ]);
    expect(rows[0]?.['id']).not.toBe('own-clock');
    // On the second import, all exercises already exist.
    const again = await imports(other, pack);
    expect(again.exercises).toEqual({ added: 0, reused: 2 });
    expect(again.program.id).not.toBe(program.id);
  });

  test('an import does not change existing content, whatever ids it contains', async () => {
    const before = await builds(other, 'break-90');
    const drill = async () =>
      (await there.db.execute(sql`select * from exercises where id = 'book-gate'`)).rows[0];
    const known = await drill();
    const ids = { id: 'break-90', programId: 'break-90', version: 1, source: 'shipped' };
    const zip = await aPackZip({
      'program.json': { ...aPackProgram, ...ids, isActive: true, shippedHash: 'x' },
      'exercises.json': [
        { ...aPackExercise, id: 'book-gate', name: 'Book gate', imageUrl: 'https://a.example/b' },
      ],
    });
    const { program, exercises } = await imports(other, zip);
    expect(program).toMatchObject({ name: 'Net work (2)', origin: 'own', version: 0 });
    expect(exercises).toEqual({ added: 1, reused: 0 });
    expect(await builds(other, 'break-90')).toEqual(before);
    expect(await drill()).toEqual(known);
    const { rows } = await there.db.execute(
      sql`select from exercises where image_url like '%a.example%' or video_url is not null`,
    );
    expect(rows).toEqual([]);
  });

  test('a golfer cannot export or import packs', async () => {
    const golfer = await aGolfer(here);
    const answers = [
      await golfer.get('/api/admin/programs/break-100/pack'),
      await sendPack(golfer, await aPackZip()),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});

describe('a handmade pack', () => {
  let server: TestApp;
  let admin: Golfer;
  beforeAll(async () => {
    server = await startTestApp('server');
    admin = await anAdministrator(server);
  });
  afterAll(() => server.close());

  /** Imports a pack that must be refused. Checks that nothing changed, and returns the issues. */
  async function reportOf(zip: Buffer) {
    const stored = () =>
      server.db.execute(sql`select (select count(*) from programs) p, count(*) e from exercises`);
    const before = (await stored()).rows;
    const { status, body } = await sendPack(admin, zip);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'pack_invalid' } });
    expect((await stored()).rows).toEqual(before);
    const { issues } = body as { issues: { path: string; message: string }[] };
    return issues.map(({ path, message }) => `${path}: ${message}`);
  }
  const withProgram = (changes: object) =>
    aPackZip({ 'program.json': { ...aPackProgram, ...changes } });
  const withExercise = (changes: object) =>
    aPackZip({ 'exercises.json': [{ ...aPackExercise, ...changes }] });
  const [week] = aPackProgram.weeks;
  const [session] = week?.sessions ?? [];
  const withPlaces = (exercises: readonly object[]) =>
    withProgram({ weeks: [{ ...week, sessions: [{ ...session, exercises }] }] });

  test('is refused by the rules of the forms, and each error names its place', async () => {
    const weeks = [{ ...week, title: 'x'.repeat(101), sessions: [{ ...session, dayNumber: 8 }] }];
    const report = await reportOf(await withProgram({ name: ' ', targetHandicap: '99', weeks }));
    expect(report).toEqual([
      'program.json name: Fill this in.',
      'program.json targetHandicap: A handicap must be between +10.0 and 54.0.',
      'program.json weeks.0.title: Use at most 100 characters.',
      'program.json weeks.0.sessions.0.dayNumber: This must be at most 7.',
    ]);
    expect(await reportOf(await withExercise({ name: '', duration: 0, type: 'swim' }))).toEqual([
      'exercises.json 0.name: Name is required',
      'exercises.json 0.type: Choose one of the options.',
      'exercises.json 0.duration: This must be at least 1.',
    ]);
  });

  test('cannot refer to exercises that it lacks or contain an exercise twice', async () => {
    const place = 'program.json weeks.0.sessions.0.exercises';
    expect(await reportOf(await withPlaces([aPackPlace, { ...aPackPlace, exercise: 2 }]))).toEqual([
      `${place}.1: The pack has no such exercise.`,
    ]);
    expect(await reportOf(await withPlaces([aPackPlace, aPackPlace]))).toEqual([
      `${place}.1: This exercise is already in the session.`,
    ]);
    const double = await aPackZip({ 'exercises.json': [aPackExercise, aPackExercise] });
    expect(await reportOf(double)).toEqual(['exercises.json 1: This row appears twice.']);
  });

  test('is refused with the reason if it is damaged or has another format or version', async () => {
    const manifest = (content: unknown) => aPackZip({ 'manifest.json': content });
    expect(await reportOf(await manifest({ format: 'zip', version: 1 }))).toEqual([
      'manifest.json: This is not a program pack from Pinhigh.',
    ]);
    expect(await reportOf(await manifest({ format: 'pinhigh-program-pack', version: 2 }))).toEqual([
      'manifest.json: This pack comes from another version of Pinhigh.',
    ]);
    expect(await reportOf(await zipped({ 'notes.txt': 'Fore!' }))).toEqual([
      'pack: This is not a program pack from Pinhigh.',
    ]);
    const broken = await zipped({ 'manifest.json': '{"format":' });
    expect(await reportOf(broken)).toEqual(['manifest.json: This file is damaged.']);
    expect(await reportOf(Buffer.from('PK'))).toEqual([
      'pack: This is not a ZIP, or it is damaged.',
    ]);
  });

  test('is refused before it is decompressed if it is too large or has too many files', async () => {
    const bomb = await zipped({ 'manifest.json': Buffer.alloc(9 * 1024 * 1024, ' ') });
    expect(bomb.length).toBeLessThan(20_000);
    expect(await reportOf(bomb)).toEqual([
      'manifest.json: This file is larger than the server accepts.',
    ]);
    const crowd = Array.from({ length: 1004 }, (_, index) => [`${index}.txt`, 'x']);
    const [report] = await reportOf(await zipped(Object.fromEntries(crowd)));
    expect(report).toMatch(/too many files/);
  });

  test('cannot reach beyond its own files, because other paths are not read', async () => {
    const good = await aPackZip({ '00/00/00/manifest.json': { format: 'x' } });
    const climbing = Buffer.from(
      good.toString('latin1').replaceAll('00/00/00/', '../../../'),
      'latin1',
    );
    const { program } = await ok<ImportedPack>(sendPack(admin, climbing));
    expect(program.name).toBe('Net work');
  });

  test('cannot import a drawing, text, or field that the form does not accept', async () => {
    const details = (diagram: object) => ({
      purpose: '',
      setUp: '',
      steps: [],
      commonFaults: [],
      venues: [],
      mode: null,
      scoring: null,
      diagram,
    });
    const ball = { type: 'ball', at: ['0" onload="alert(1)', 100] };
    const drawn = await withExercise({ details: details({ alt: 'A ball', marks: [ball] }) });
    expect(await reportOf(drawn)).toEqual([
      expect.stringMatching(/^exercises.json 0.details.diagram.marks.0/),
    ]);
    const image = { type: 'image', href: 'https://elsewhere.example/x.svg' };
    const foreign = await withExercise({ details: details({ alt: 'A ball', marks: [image] }) });
    expect(await reportOf(foreign)).toHaveLength(1);
    const markup = await withExercise({ description: 'Roll {x:<script>alert(1)</script>}' });
    expect(await reportOf(markup)).toHaveLength(1);
    const html = { ...details({ alt: 'A ball', marks: [] }), html: '<b>' };
    expect(await reportOf(await withExercise({ details: html }))).toHaveLength(1);
    const extra = { type: 'ball', at: [100, 100], onload: 'alert(1)' };
    const zip = await withExercise({
      name: 'Ball',
      videoUrl: 'https://elsewhere.example/x.mp4',
      deletedAt: 'now',
      details: details({ alt: 'A ball', marks: [extra], script: 'x' }),
    });
    await ok(sendPack(admin, zip));
    const { rows } = await server.db.execute(sql`select row_to_json(e)::text as exercise
      from exercises e where name = 'Ball'`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.['exercise']).not.toMatch(/onload|"script"|html|elsewhere|"now"/);
  });
});

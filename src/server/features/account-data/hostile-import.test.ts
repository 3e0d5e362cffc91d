import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Leaderboard } from '#contract/friends.ts';
import type { Stats } from '#contract/progress-schemas.ts';
import { catalog } from '#domain/achievements/catalog.ts';
import { aFullAccount } from '#testing/a-full-account.ts';
import {
  type ExportFiles,
  exportFile,
  exportOf,
  type Imported,
  rowsOf,
  sendImport,
  withRows,
  zipped,
} from '#testing/an-export.ts';
import { aGolfer, type Golfer, startTestApp, type TestApp } from '#testing/app.ts';
import { ok } from '#testing/scenario.ts';

const mebibyte = 1024 * 1024;

describe('importing a forged or damaged export', () => {
  let server: TestApp;
  let golfer: Golfer;
  let files: ExportFiles;
  beforeAll(async () => {
    server = await startTestApp('server');
    files = await exportOf(server, await aFullAccount(server, 'nora@example.com'));
    golfer = await aGolfer(server);
  });
  afterAll(() => server.close());

  /** Expects the import to be rejected with this message and to leave no rows behind. */
  async function expectRefused(sent: Buffer | ExportFiles, path: string, message: RegExp) {
    expect(await sendImport(golfer, sent)).toMatchObject({
      status: 400,
      body: {
        code: 'import_invalid',
        issues: [{ path, message: expect.stringMatching(message) }],
      },
    });
    const kept = await exportOf(server, golfer);
    const kinds = ['enrollments', 'practice', 'rounds', 'handicaps', 'xp', 'achievements'];
    expect(kinds.flatMap((kind) => rowsOf(kept, kind))).toEqual([]);
  }

  type Change = Readonly<Record<string, unknown>>;

  /** Returns the export with changes in the first row of a kind. */
  const changed = (kind: string, change: Change) =>
    withRows(files, kind, ([row, ...rows]) => [{ ...row, ...change }, ...rows]);

  const wrongRows: [what: string, kind: string, change: Change, field: string, message: RegExp][] =
    [
      ['a handicap of 99', 'handicaps', { handicap: '99.0' }, 'handicap', /54/],
      ['six stars', 'session-completions', { rating: 6 }, 'rating', /5/],
      ['an unknown status', 'scheduled-sessions', { status: 'won' }, 'status', /./],
      ['a day that never was', 'practice', { sessionDate: '2026-02-30' }, 'sessionDate', /./],
      [
        'practice in five years',
        'practice',
        { sessionDate: '2031-05-14' },
        'sessionDate',
        /too late/,
      ],
      [
        'done next year',
        'scheduled-sessions',
        { completedAt: '2027-05-14T00:00:00.000Z' },
        'completedAt',
        /too late/,
      ],
      ['a character that no text has', 'practice', { notes: 'a\u0000b' }, 'notes', /./],
      ['more fairways than holes', 'rounds', { fairwaysHit: 12 }, 'fairwaysHit', /./],
      ['a list for an id', 'enrollments', { id: ['a'] }, 'id', /./],
      ['a zone of nowhere', 'profile', { timeZone: 'Moon/Crater' }, 'timeZone', /./],
    ];

  test.each(wrongRows)(
    'rejects a row with %s and names its file, row and field',
    (_, kind, change, field, message) =>
      expectRefused(changed(kind, change), `json/${kind}.json 1 ${field}`, message),
  );

  test('rejects files of another kind, version or format and names the file', async () => {
    const rounds = 'json/rounds.json';
    const replaced = (content: string) => ({ ...files, [rounds]: Buffer.from(content) });
    await expectRefused(replaced(exportFile('rounds', [], 2)), rounds, /version/);
    await expectRefused(replaced(exportFile('practice', [])), rounds, /not an export/);
    const cut = '{"schema":"pinhigh/rounds","version":1,"rows":[';
    await expectRefused(replaced(cut), rounds, /damaged/);
    await expectRefused(replaced('[]'), rounds, /damaged/);
    // Brackets within each other, which the parser would accept; brackets in a text are not meant.
    const nested = `{"schema":"pinhigh/rounds","version":1,"rows":[${'['.repeat(20)}${']'.repeat(20)}]}`;
    await expectRefused(replaced(nested), rounds, /damaged/);
    const many = Array.from({ length: 50_001 }, () => ({}));
    await expectRefused(replaced(exportFile('rounds', many)), rounds, /more rows/);
    const twice = [{ name: 'Nora' }, { name: 'Nora' }];
    const profile = { ...files, 'json/profile.json': Buffer.from(exportFile('profile', twice)) };
    await expectRefused(profile, 'json/profile.json', /exactly one/);
    const picture = { ...files, 'avatar.webp': Buffer.from('<svg/>') };
    await expectRefused(picture, 'avatar.webp', /damaged/);
  });

  test('rejects rows that are duplicated or contradict each other', async () => {
    const double = withRows(files, 'practice', (rows) => [...rows, ...rows]);
    const [{ id } = {}] = rowsOf(files, 'practice');
    await expectRefused(double, `json/practice.json ${id}`, /twice/);
    const active = withRows(files, 'enrollments', (rows) => [
      ...rows,
      ...rows.map((row) => ({ ...row, id: 'another' })),
    ]);
    await expectRefused(active, 'json/enrollments.json', /contradict/);
    const twice = withRows(files, 'session-completions', ([row]) => [
      { ...row },
      { ...row, id: 'another' },
    ]);
    await expectRefused(twice, 'json/session-completions.json', /contradict/);
  });

  test('rejects a ZIP file that is truncated, damaged or not an export', async () => {
    const zip = await zipped(files);
    await expectRefused(zip.subarray(0, zip.length / 2), 'export', /not a ZIP/);
    await expectRefused(Buffer.from('PK'), 'export', /not a ZIP/);
    await expectRefused(await zipped({ 'notes.txt': 'Fore!' }), 'export', /not an export/);
    const twice = await zipped({
      'json/profile.json': [0, 1].map(() => exportFile('profile', [{ name: 'Nora' }])),
    });
    await expectRefused(twice, 'json/profile.json', /twice/);
    const crowd = Array.from({ length: 201 }, (_, index) => [`${index}.txt`, 'x']);
    await expectRefused(await zipped(Object.fromEntries(crowd)), 'export', /too many files/);
    // Overwrites 20 bytes of the compressed profile, right after its name in the first local header.
    const bent = Buffer.from(zip);
    const start = bent.indexOf('json/profile.json') + 'json/profile.json'.length;
    bent.fill(0xff, start, start + 20);
    await expectRefused(bent, 'json/profile.json', /damaged/);
  });

  test('rejects files that decompress to more than an export may contain, even if the header claims less', async () => {
    const rows = { 'json/rounds.json': Buffer.alloc(100 * mebibyte, ' ') };
    const bomb = await zipped({ ...files, ...rows });
    expect(bomb.length).toBeLessThan(mebibyte);
    await expectRefused(bomb, 'json/rounds.json', /larger/);
    // The same archive, but its headers claim a size of ten bytes.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(100 * mebibyte);
    const ten = Buffer.from([10, 0, 0, 0]);
    const lying = Buffer.from(
      bomb.toString('latin1').replaceAll(size.toString('latin1'), ten.toString('latin1')),
      'latin1',
    );
    await expectRefused(lying, 'json/rounds.json', /damaged/);
    const notes = 'x'.repeat(2000);
    const long = withRows(files, 'practice', ([row]) =>
      Array.from({ length: 5000 }, (_, id) => ({ ...row, id: `p${id}`, notes })),
    );
    await expectRefused(long, 'json/practice.json', /larger/);
  });

  test('pays nothing for XP, achievements, totals and marks that were written into the file', async () => {
    const another = await aGolfer(server, { email: 'forger@example.com' });
    const practice = rowsOf(files, 'practice').map((row, index) => ({
      ...row,
      sessionDate: `2026-05-${13 - index}`,
      imported: false,
    }));
    const forged = {
      ...withRows(files, 'xp', ([row]) =>
        Array.from({ length: 1000 }, (_, n) => ({ ...row, sourceId: `s${n}`, xp: 5000 })),
      ),
      'json/totals.json': Buffer.from(
        exportFile('totals', [{ totalXp: 5_000_000, currentStreak: 1000, boardStreak: 1000 }]),
      ),
      'json/practice.json': Buffer.from(exportFile('practice', practice)),
      'json/achievements.json': Buffer.from(
        exportFile(
          'achievements',
          catalog.map(({ id }) => ({
            achievementId: id,
            unlockedAt: '2026-05-01T00:00:00.000Z',
            unlockedOn: '2026-05-01',
            causeId: 'c',
          })),
        ),
      ),
    };
    await ok(sendImport(another, forged));
    const stats = await ok<Stats>(another.get('/api/user/stats'));
    expect(stats.totalXp).toBeLessThan(1000);
    expect(stats.currentStreak).toBeLessThanOrEqual(2);
    const own = rowsOf(await exportOf(server, another), 'xp');
    expect(own.filter(({ sourceKind }) => sourceKind === 'achievement').length).toBeLessThan(5);
    await ok(another.send('PUT', '/api/social/privacy', { showInLeaderboards: true }));
    const ownPlace = async (which: string) =>
      (await ok<Leaderboard>(another.get(`/api/social/leaderboards/${which}`))).own;
    expect(await ownPlace('weekly_streak')).toBeNull();
    expect(await ownPlace('monthly_completions')).toBeNull();
    const today = { sessionDate: '2026-05-14', title: 'Range', duration: 30 };
    await ok(another.send('POST', '/api/user/free-practice-sessions', today));
    expect(await ownPlace('weekly_streak')).toMatchObject({ score: 1 });
  });

  test('reads an export whose ZIP paths contain ../, and ignores a file with an absolute path', async () => {
    const folder = Object.entries(files).map(([name, content]) => [`aa/aa/${name}`, content]);
    const zip = await zipped({ ...Object.fromEntries(folder), 'etc/passwd': 'root::0:0' });
    const hostile = zip
      .toString('latin1')
      .replaceAll('aa/aa/', '../../')
      .replaceAll('etc/pa', '/etc/p');
    const another = await aGolfer(server);
    const { leftOut } = await ok<Imported>(sendImport(another, Buffer.from(hostile, 'latin1')));
    expect(leftOut).toEqual([]);
    expect(rowsOf(await exportOf(server, another), 'practice')).toHaveLength(1);
  });
});

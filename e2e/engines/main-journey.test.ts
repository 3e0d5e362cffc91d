import type { SessionExercise } from '../../src/contract/programs.ts';
import type { ScheduledSession } from '../../src/contract/training-schemas.ts';
import { newGolfer } from '../golfer.ts';
import { test } from './fixtures.ts';
import type { User } from './user.ts';

const read = <Answer>({ engine }: User, path: string) =>
  engine.run<Answer>(`return fetch(${JSON.stringify(path)}).then((answer) => answer.json())`);

/** Returns the plan's first session after the first one with a drill of hits, and the drill's position in it. */
async function sessionWithHits(user: User) {
  const plan = await read<ScheduledSession[]>(user, '/api/user/scheduled-sessions/current-program');
  for (const { id, sessionId } of plan) {
    const exercises = await read<SessionExercise[]>(user, `/api/session-exercises/${sessionId}`);
    const at = exercises.findIndex(({ scoring }) => scoring?.shape?.kind === 'hits');
    if (at >= 0) return { id, at };
  }
  throw new Error('No session has a drill of hits.');
}

/** Stores the app on the device, which it otherwise does at leisure. */
const storeApp = ({ engine }: User) =>
  engine.run(`return navigator.serviceWorker.ready.then(({ active }) => new Promise((stored) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => stored();
    const language = document.documentElement.lang;
    active.postMessage({ type: 'KEEP', language, screens: true, golfer: true }, [port2]);
  }))`);

async function continueTo(user: User, url: string): Promise<void> {
  if (await user.has('button', 'Continue Training'))
    await user.click('button', 'Continue Training');
  await user.engine.open(url);
}

test('sign up, enroll, train in range mode, move a session, play a round, log offline, and build a program', async ({
  user,
  engine,
  site,
  picture,
}) => {
  const { url } = site;
  const golfer = newGolfer();

  await test.step('a visitor creates an account', async () => {
    await engine.open(`${url}/`);
    await user.sees('link', 'Sign in');
    await picture('landing');
    await user.click('link', 'Start training');
    await user.sees('button', 'Sign in');
    await picture('sign-in');
    await user.click('link', 'Create an account');
    await user.fill('Name', `${golfer.firstName} ${golfer.lastName}`);
    await user.fill('/^E-mail/', golfer.email);
    await user.fill('Password', golfer.password);
    await user.click('button', 'Create account');
    await user.sees('heading', 'Where are you now?');
    await picture('welcome');
    await user.fill('/^Current handicap/', '22.6');
    await user.fill('/^Goal handicap/', '12.0');
    await user.click('button', 'Choose a program');
  });

  await test.step('enrolls with a session every day', async () => {
    await user.sees('heading', 'Break 100');
    await picture('programs');
    await user.click('link', 'View Program');
    await user.sees('button', 'Enroll in Program');
    await picture('program');
    await user.click('button', 'Enroll in Program');
    await user.click('radio', '7');
    await user.click('button', 'Continue');
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    for (const day of days) await user.check(day);
    await picture('wizard');
    await user.click('button', 'Continue');
    await user.click('button', 'Enroll Now');
    await user.seesText('Program Enrollment Complete');
    await picture('schedule');
    await engine.open(`${url}/`);
    await user.sees('link', 'Start session');
    await picture('today');
  });

  const { id, at } = await sessionWithHits(user);
  await test.step('trains in range mode, over a reload', async () => {
    await engine.open(`${url}/my-schedule/session/${id}`);
    await user.sees('button', 'Complete Session');
    await picture('session');
    await user.click('link', 'Start');
    if (await user.has('dialog', 'Warm-up stretches')) await engine.type('Escape');
    await user.sees('heading', '/^Drill \\d+ of \\d+$/');
    for (let drill = 0; drill < at; drill += 1) await user.click('button', 'Next drill');
    for (const key of ['Hit', 'Miss', 'Hit']) await user.click('button', key);
    await picture('range');
    await engine.reload();
    await user.click('button', 'Undo');
    await user.click('button', 'Hit');
    // The reload ended the wake lock. Every engine gives it back at a press.
    await user.seesText('Screen stays on');
    await user.click('button', 'Pause');
    await user.click('button', 'Finish early');
    await user.click('button', 'Finish');
    await user.click('radio', '4 stars');
    await user.fill('Notes', 'Short-sided twice.');
    await picture('complete');
    await user.click('button', 'Complete Session');
    await user.sees('dialog', 'First session');
    await picture('celebration');
    await continueTo(user, `${url}/my-schedule/session/${id}`);
    await user.seesText('Short-sided twice.');
    await picture('completed');
  });

  const plan = await read<ScheduledSession[]>(user, '/api/user/scheduled-sessions/current-program');
  const open = plan.filter(({ isCompleted }) => !isCompleted);

  await test.step('moves a session to another day', async () => {
    await engine.open(`${url}/calendar-list`);
    await user.sees('heading', '/This week/');
    await picture('calendar');
    await user.drag(
      `[data-date="${open[1]?.scheduledDate}"] button`,
      `[data-date="${open[2]?.scheduledDate}"]`,
    );
    await user.seesText('Session rescheduled');
    await picture('moved');
  });

  await test.step('plays nine holes', async () => {
    await engine.open(`${url}/rounds/new`);
    await user.fill('/^Course/', 'Kennemer');
    await user.click('radio', '9');
    await user.click('button', 'Start on hole 1');
    for (let hole = 1; hole <= 9; hole += 1) {
      await user.sees('heading', `Hole ${hole}`);
      await user.click('button', '5 strokes');
      await user.click('button', '2 putts');
      if (hole === 1) await picture('hole');
      if (hole === 5) await engine.reload();
      await user.click('button', hole === 9 ? 'Scorecard' : `Hole ${hole + 1}`);
    }
    await user.sees('button', 'Finish round');
    await picture('scorecard');
    await user.click('button', 'Finish round');
    await user.click('button', 'Add round');
    await user.seesText('Round Added');
  });

  await test.step('completes a session while the server is gone', async () => {
    await continueTo(user, `${url}/`);
    await user.sees('navigation', 'Main');
    await storeApp(user);
    const address = `${url}/my-schedule/session/${open[2]?.id}`;
    await engine.open(address);
    await user.sees('button', 'Complete Session');
    await site.stop();
    await engine.open(address);
    await user.click('button', 'Complete Session');
    await user.click('button', 'Complete Session');
    await user.seesText('/waiting to sync/');
    await picture('offline');
    await site.startAgain();
    await user.missesText('/waiting to sync/');
    await user.until('the completion', async () => {
      const session = (
        await read<ScheduledSession[]>(user, '/api/user/scheduled-sessions/current-program')
      ).find((one) => one.id === open[2]?.id);
      return session?.isCompleted ? session : null;
    });
  });

  await test.step('looks at progress, achievements and profile', async () => {
    const screens = {
      progress: 'Your game',
      rounds: 'Score against par',
      achievements: 'First card',
      profile: 'Personal Information',
    };
    for (const [name, text] of Object.entries(screens)) {
      await continueTo(user, `${url}/${name}`);
      await user.seesText(text);
      await picture(name);
    }
  });

  await test.step('becomes an administrator and builds a program', async () => {
    const [, token] = /setup\?token=(\S+)/.exec(site.output()) ?? [];
    await engine.open(`${url}/setup?token=${token}`);
    await user.click('button', 'Become the administrator');
    await user.sees('heading', 'You are the administrator');
    await engine.open(`${url}/admin/programs`);
    await user.click('button', 'Create program');
    await user.fill('/^Name/', 'Winter');
    await user.fill('/^Target handicap/', '12.0');
    await user.fill('/^Weeks/', '1');
    await user.fill('/^Sessions a week/', '1');
    await user.fill('/^Minutes/', '30');
    await user.click('button', 'Create program');
    // Without the Navigation API, a closed form goes back in the history, which soon restores the place of the page.
    await user.until('the builder', async () => {
      if (await user.has('link', 'Build Winter')) await user.click('link', 'Build Winter');
      return (await user.has('heading', 'No weeks yet')) || null;
    });
    await user.click('button', 'Add Week');
    await user.fill('/^Title/', 'Find out');
    await user.click('button', 'Add Week');
    await user.seesText('Week created successfully');
    await user.click('button', 'Add Session');
    await user.fill('/^Title/', 'Start line');
    await user.click('button', 'Add Session');
    await user.seesText('Session created successfully');
    await user.click('button', 'Add Exercise');
    await user.click('radio', 'Putting');
    await user.click('combobox', 'Exercise');
    await user.click('option', '/./');
    await user.click('button', 'Add Exercise');
    await user.seesText('/Exercise added/');
    await picture('builder');
  });
});

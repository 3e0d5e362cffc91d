import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SkillProfile } from '#contract/progress.ts';
import { aProgress } from '#testing/a-progress.ts';
import { aSkillProfile } from '#testing/a-skill-profile.ts';
import { stubServer } from '#testing/stub-server.ts';
import { aGolfer, renderScreen } from '#testing/web.tsx';
import { CompletedProgram } from './completed-program.tsx';

stubServer();

const program: NonNullable<SkillProfile['program']> = {
  name: 'Break 100',
  language: 'en',
  isCompleted: true,
  overall: null,
  skills: [
    {
      skill: 'putting',
      before: { level: 24, best: 14, worst: 34, results: 1 },
      after: { level: 19, best: 9, worst: 29, results: 1 },
      verdict: 'not_sure',
    },
  ],
};

const show = (told: SkillProfile['program']) =>
  renderScreen(<CompletedProgram />, {
    user: aGolfer(),
    reads: { '/api/user/progress': aProgress({ skills: aSkillProfile({ program: told }) }) },
  });

test('a completed program shows each skill before and after', async () => {
  await show(program);
  expect((await screen.findByRole('listitem')).textContent).toBe('Puttingnot yet sure24 → 19');
});

test('a completed program without tests shows no skills', async () => {
  await show(null);
  expect(screen.queryByRole('region', { name: 'Before and after' })).toBeNull();
});

import { textsIn } from '#server/platform/texts.ts';

type Test = {
  readonly golfers: number;
  /** Names of some of these golfers. */
  readonly names: readonly string[];
  /** Whether the administrator's own reminder was sent. */
  readonly isSent: boolean;
};

/** Describes the result of a test of the reminders in sentences. */
export function describeTest(language: string, { golfers, names, isSent }: Test): string {
  const { t } = textsIn(language, 'admin');
  const more = golfers - names.length;
  const who = more > 0 ? [...names, t('tests.more', { more })] : names;
  const list = new Intl.ListFormat(language).format(who);
  return [t('tests.due', { golfers, list }), t(isSent ? 'tests.own' : 'tests.noOwn')].join(' ');
}

import { textsIn } from '#server/platform/texts.ts';

type Test = {
  readonly golfers: number;
  /** Some of those golfers. */
  readonly names: readonly string[];
  /** The administrator's own was sent. */
  readonly isSent: boolean;
};

/** What a test of the reminders has found, in sentences. */
export function describeTest(language: string, { golfers, names, isSent }: Test): string {
  const { t } = textsIn(language, 'admin');
  const more = golfers - names.length;
  const who = more > 0 ? [...names, t('tests.more', { more })] : names;
  const list = new Intl.ListFormat(language).format(who);
  return [t('tests.due', { golfers, list }), t(isSent ? 'tests.own' : 'tests.noOwn')].join(' ');
}

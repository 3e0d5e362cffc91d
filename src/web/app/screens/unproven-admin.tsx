import type { accounts } from '#contract/accounts.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { EmptyState } from '#web/platform/screen/states.tsx';

type UnprovenAdminProps = {
  readonly missing: NonNullable<AnswerOf<typeof accounts.adminProof>['missing']>;
  readonly email: string;
};

/** Tells a golfer whose address is in ADMIN_EMAILS what is missing. */
export function UnprovenAdmin({ missing, email }: UnprovenAdminProps) {
  const { t: common } = useTranslation('app');
  const { t } = useTranslation('admin');
  const text = missing === 'setup' ? t('unproven.setup', { email }) : t('unproven.mail', { email });
  return <EmptyState title={common('accessDenied.title')} text={text} />;
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Program } from '#contract/programs.ts';

type ProgramScreenProps = {
  readonly programId: string;
  /** What stands in the bottom panel to start this program; handed in, since it belongs to plans. */
  readonly enroll?: (program: Program) => ReactNode;
};

export function ProgramScreen(_: ProgramScreenProps) {
  const { t } = useTranslation('app');
  return (
    <div className="wrap">
      <h2 className="h-lg">{t('screens.program')}</h2>
    </div>
  );
}

import { useTranslation } from '#web/i18n/translation.ts';
import { type Difference, Differences } from '#web/ui/differences.tsx';
import { Fault } from '#web/ui/fault.tsx';

/** The names of the value that a form was opened with, and of the present one. */
export function useMeanwhileLabels() {
  const { t } = useTranslation('admin');
  return { before: t('meanwhile.opened'), after: t('meanwhile.now') };
}

type EditedMeanwhileProps = {
  /** What the form was opened with, and what somebody else has made of it; null if it was deleted. */
  readonly list: readonly Difference[] | null;
};

/** Tells that somebody else has changed what a form edits, and what saving the form does to it. */
export function EditedMeanwhile({ list }: EditedMeanwhileProps) {
  const { t } = useTranslation('admin');
  const labels = useMeanwhileLabels();
  if (list === null) return <Fault>{t('meanwhile.deleted')}</Fault>;
  return (
    <section>
      <Fault>{t('meanwhile.edited')}</Fault>
      <p className="small">{t('meanwhile.saving')}</p>
      <Differences list={list} labels={labels} />
    </section>
  );
}

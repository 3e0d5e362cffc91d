import '#web/ui/card.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { installation } from '#contract/installation.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useDayOf } from '#web/platform/session/day-of.ts';
import { Switch } from '#web/ui/switch.tsx';
import { Question } from './question.tsx';
import { isLocked } from './settings-values.ts';

/** The version that runs, whether the server may ask for a newer one, and what it has heard. */
export function VersionPart() {
  const { t } = useTranslation('installation');
  const dates = useDates();
  const dayOf = useDayOf();
  const { data: state } = useSuspenseQuery(query(installation.read));
  const { newest, version, values, sources } = state;
  const change = useAction(installation.change, {
    failure: (error) => ({ title: t('version.notChanged'), description: errorText(error) }),
  });
  const isOn = values.versionCheck === 'daily';
  const label = t('version.check');
  return (
    <Question title={t('version.title')} source={sources.versionCheck}>
      <p>{t('version.own', { version })}</p>
      {newest.isNewer && newest.version !== null && (
        <div className="card card-padded stack-small">
          <b>{t('version.newer', { version: newest.version })}</b>
          {newest.notes !== null && <p className="prose version-notes">{newest.notes}</p>}
          <p className="small muted">{t('version.update')}</p>
        </div>
      )}
      {newest.server === null ? (
        <p className="small muted">{t('version.noAddress')}</p>
      ) : (
        <div className="between is-middle">
          <span>
            <b>{label}</b>{' '}
            <span className="small muted">{t('version.text', { server: newest.server })}</span>
          </span>
          <Switch
            label={label}
            checked={isOn}
            disabled={change.busy || isLocked(state, 'versionCheck')}
            onCheckedChange={(on) => change.send({ body: { versionCheck: on ? 'daily' : 'off' } })}
          />
        </div>
      )}
      {isOn && newest.checkedAt !== null && (
        <p className="small muted" role="status">
          {newest.problem ??
            t(newest.isNewer ? 'version.asked' : 'version.newestRuns', {
              day: dates.full(dayOf(newest.checkedAt)),
            })}
        </p>
      )}
    </Question>
  );
}

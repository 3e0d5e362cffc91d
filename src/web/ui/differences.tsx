import './differences.css';
import { useTranslation } from '#web/i18n/translation.ts';

/** A value that changes, as text; empty if there is no value. */
export type Difference = {
  readonly name: string;
  readonly before: string;
  readonly after: string;
};

/** Shows each current value next to the one that would replace it. */
export function Differences({ list }: { readonly list: readonly Difference[] }) {
  const { t } = useTranslation('ui');
  return (
    <dl className="differences">
      {list.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className="small muted">{t('difference.now')}</span>
            {`\n${before || t('difference.none')}`}
          </dd>
          <dd>
            <span className="small muted">{t('difference.new')}</span>
            {`\n${after || t('difference.none')}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

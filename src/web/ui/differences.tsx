import './differences.css';
import { useTranslation } from '#web/i18n/translation.ts';

/** A value that changes, as text; empty if there is no value. */
export type Difference = {
  readonly name: string;
  readonly before: string;
  readonly after: string;
};

type DifferencesProps = {
  readonly list: readonly Difference[];
  /** The names of the two values; by default the current one and the one that would replace it. */
  readonly labels?: { readonly before: string; readonly after: string };
};

/** Shows the two values of each field next to each other. */
export function Differences({ list, labels }: DifferencesProps) {
  const { t } = useTranslation('ui');
  const { before: first, after: second } = labels ?? {
    before: t('difference.now'),
    after: t('difference.new'),
  };
  return (
    <dl className="differences">
      {list.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className="small muted">{first}</span>
            {`\n${before || t('difference.none')}`}
          </dd>
          <dd>
            <span className="small muted">{second}</span>
            {`\n${after || t('difference.none')}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

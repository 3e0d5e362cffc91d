import '#web/ui/tag.css';
import './installation.css';
import { Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { SettingSource } from '#contract/installation-schemas.ts';
import { useTranslation } from '#web/i18n/translation.ts';

type QuestionProps = {
  readonly title: string;
  /** Where the answer comes from; left out where there are several. */
  readonly source?: SettingSource;
  readonly children: ReactNode;
};

/** One question about the installation, with its answer and where that comes from. */
export function Question({ title, source, children }: QuestionProps) {
  const id = useId();
  return (
    <section className="stack question" aria-labelledby={id}>
      <div className="between between-wrap is-middle">
        <h2 className="heading-medium" id={id}>
          {title}
        </h2>
        {source !== undefined && <Source source={source} />}
      </div>
      {children}
    </section>
  );
}

/** Where a value comes from. One from the environment is locked. */
function Source({ source }: { readonly source: SettingSource }) {
  const { t } = useTranslation('installation');
  return (
    <span className="tag small with-icon">
      {source === 'environment' && <Lock className="icon icon-tiny" aria-hidden />}
      {t(`source.${source}`)}
    </span>
  );
}

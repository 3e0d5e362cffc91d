import { Cog, Globe, Lock, Share, SquarePlus } from 'lucide-react';
import { useTranslation } from '#web/i18n/translation.ts';

const causes = [
  { name: 'browser', Sign: Globe },
  { name: 'https', Sign: Lock },
  { name: 'worker', Sign: Cog },
] as const;

/** Lists the reasons why a browser may not support push notifications. */
export function UnsupportedCauses() {
  const { t } = useTranslation('push');
  return (
    <ul className="ruled">
      {causes.map(({ name, Sign }) => (
        <li key={name} className="with-icon push-cause">
          <Sign className="icon" aria-hidden />
          <div>
            <p className="row-title">{t(`unsupported.${name}.title`)}</p>
            <p className="row-text">{t(`unsupported.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const steps = [
  { name: 'share', Sign: Share },
  { name: 'add', Sign: SquarePlus },
  { name: 'open', Sign: null },
] as const;

/** The steps to add Pinhigh to the home screen of an iPhone. Safari supports push only there. */
export function IphoneSteps() {
  const { t } = useTranslation('push');
  return (
    <ol className="stack-small push-note">
      {steps.map(({ name, Sign }, index) => (
        <li key={name} className="with-icon">
          <span className="number" aria-hidden>
            {index + 1}
          </span>
          {t(`iphone.${name}`)}
          {Sign && <Sign className="icon" aria-hidden />}
        </li>
      ))}
    </ol>
  );
}

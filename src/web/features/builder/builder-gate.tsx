import './builder-gate.css';
import '#web/golf/diagram-marks.css';
import { ArrowLeft } from 'lucide-react';
import { Contours } from '#web/golf/contours.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { Link } from '#web/router/link.tsx';
import { Button } from '#web/ui/button.tsx';

/** Where the button leads, by the reason why the builder cannot be shown. */
const ways = { signIn: '/admin', admin: '/', missing: '/admin/programs' } as const;

/** Shown instead of the builder: a fenced green and the reason. */
export function BuilderGate({ because }: { readonly because: keyof typeof ways }) {
  const { t } = useTranslation('builder');
  return (
    <section className="gutter centered builder-gate">
      <div className="turf builder-gate-picture">
        <Contours seed="empty" />
        <svg viewBox="0 0 120 110" aria-hidden>
          <path d="M64 92l30 10" className="diagram-shade" strokeWidth="4" />
          <path d="M60 92V12" className="builder-gate-stick" />
          <path d="M62 13l34 13-34 13z" className="diagram-flag" />
          <path d="M18 54v42M102 54v42M12 66h96M12 84h96" className="builder-gate-fence" />
        </svg>
      </div>
      <h2 className="heading-large">{t(`gate.${because}.title`)}</h2>
      <p className="muted">{t(`gate.${because}.text`)}</p>
      <Button asChild>
        <Link to={ways[because]}>
          <ArrowLeft className="icon icon-small" aria-hidden />
          {t(`gate.${because}.back`)}
        </Link>
      </Button>
    </section>
  );
}

/** For visitors, whose screen has no app shell around it. */
export const SignInRequired = () => (
  <main id="main" tabIndex={-1}>
    <BuilderGate because="signIn" />
  </main>
);

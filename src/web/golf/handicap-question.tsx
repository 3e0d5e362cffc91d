import { type ReactNode, useRef } from 'react';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { meaningsOfMinus } from '#domain/handicap/handicap-text.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';

type HandicapQuestionProps = {
  /** The text typed in the field. */
  readonly text: string;
  readonly onChoose: (handicap: number) => void;
  /** The field. */
  readonly children: ReactNode;
};

/** Asks below a handicap field what a typed minus means, so that no handicap changes its sign by mistake. */
export function HandicapQuestion({ text, onChoose, children }: HandicapQuestionProps) {
  const { t, language } = useTranslation('ui');
  const frame = useRef<HTMLDivElement>(null);
  const meanings = meaningsOfMinus(text);
  const choose = (handicap: number) => {
    onChoose(handicap);
    // The pressed button disappears, so the focus moves to its field.
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <div className="stack" ref={frame}>
      {children}
      {meanings.length > 0 && (
        <>
          <p className="small" role="alert">
            {t('handicap.question')}
          </p>
          <div className="button-row">
            {meanings.map((handicap) => (
              <Button key={handicap} variant="outline" size="slim" onClick={() => choose(handicap)}>
                {t(handicap < 0 ? 'handicap.plus' : 'handicap.plain', {
                  handicap: formatHandicap(handicap, language),
                })}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

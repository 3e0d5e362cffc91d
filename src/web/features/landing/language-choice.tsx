import { useQueryClient } from '@tanstack/react-query';
import { languages } from '#domain/language.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { errorText } from '#web/platform/error-text.ts';
import { chooseLanguage, nameOfLanguage } from '#web/platform/language.ts';
import { toast } from '#web/platform/toast/toast.ts';

/** The languages that there are, each in its own words, for whom the browser's is the wrong one. */
export function LanguageChoice() {
  const { t, language: shown } = useTranslation('landing');
  const client = useQueryClient();
  return (
    <nav className="site-languages" aria-label={t('languages')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          className="link"
          lang={language}
          aria-current={language === shown ? true : undefined}
          onClick={() =>
            chooseLanguage(language).then(
              // The server writes the names of programs.
              () => client.invalidateQueries(),
              (error: unknown) => toast({ title: errorText(error), variant: 'destructive' }),
            )
          }
        >
          {nameOfLanguage(language)}
        </button>
      ))}
    </nav>
  );
}

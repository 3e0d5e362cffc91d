import { type Language, languagePath, languages } from '#domain/language.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { nameOfLanguage } from '#web/platform/language.ts';

export type LanguageChoiceProps = {
  /** Changes the language on the spot; the page is loaded in it when left out. */
  readonly onChoose?: ((language: Language) => void) | undefined;
};

/** The languages that there are, each in its own words, for whom the browser's is the wrong one. */
export function LanguageChoice({ onChoose }: LanguageChoiceProps) {
  const { t, language: shown } = useTranslation('landing');
  return (
    <nav className="site-languages" aria-label={t('languages')}>
      {languages.map((language) => (
        <a
          key={language}
          className="link"
          href={languagePath(language)}
          lang={language}
          hrefLang={language}
          aria-current={language === shown ? true : undefined}
          {...(onChoose && {
            onClick: (event) => {
              event.preventDefault();
              onChoose(language);
            },
          })}
        >
          {nameOfLanguage(language)}
        </a>
      ))}
    </nav>
  );
}

import { type Language, languagePath, languages } from '#domain/language.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { nameOfLanguage } from '#web/platform/language.ts';

export type LanguageChoiceProps = {
  /** Changes the language without a page load. If left out, the links load the page in the other language. */
  readonly onChoose?: ((language: Language) => void) | undefined;
};

/** The available languages, each named in its own language, for visitors whose browser language is the wrong one. */
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

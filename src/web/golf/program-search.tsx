import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from '#web/i18n/translation.ts';
import { EmptyState } from '#web/platform/screen/states.tsx';
import { Button } from '#web/ui/button.tsx';
import { findByWords, indexWords } from '#web/ui/find-by-words.ts';
import { TextInput } from '#web/ui/text-input.tsx';

/** From this many programs on, a list has a search. */
const searchable = 8;

/** How many programs are shown at first, and how many more after each press. */
const pageLength = 40;

type Searched = { readonly name: string; readonly description?: string };

type ProgramSearchProps<Program> = {
  readonly programs: readonly Program[];
  /** Renders the list of the found programs. */
  readonly children: (shown: readonly Program[]) => ReactNode;
};

/** A list of programs that stays usable with hundreds of them: it shows a part at a time, and has a search. */
export function ProgramSearch<Program extends Searched>(props: ProgramSearchProps<Program>) {
  const { programs, children } = props;
  const { t } = useTranslation('ui');
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(pageLength);
  const index = useMemo(
    () => indexWords(programs, ({ name, description = '' }) => `${name} ${description}`),
    [programs],
  );
  const wanted = useDeferredValue(search);
  const found = findByWords(index, wanted);
  return (
    <>
      {programs.length > searchable && (
        <TextInput
          type="search"
          aria-label={t('programs.search')}
          placeholder={t('programs.search')}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setMost(pageLength);
          }}
        />
      )}
      <p className="visually-hidden" role="status">
        {wanted.trim() !== '' && t('programs.found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState title={t('programs.notFound')} />
      ) : (
        children(found.slice(0, most))
      )}
      {found.length > most && (
        <Button variant="outline" onClick={() => setMost(most + pageLength)}>
          {t('programs.more', { shown: most, total: found.length })}
        </Button>
      )}
    </>
  );
}

import '#web/golf/admin-page.css';
import '#web/golf/turf.css';
import type { BackupsState } from '#contract/backups.ts';
import { Contours } from '#web/golf/contours.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { sizeText } from '#web/platform/size-text.ts';
import { useMoments } from './use-moments.ts';

type Figure = {
  readonly name: string;
  readonly value: string;
  /** What is said below the value. */
  readonly more: readonly string[];
};

/** The last backup, the last one that was read again, how many are kept, and the next one. */
export function Board({ state }: { readonly state: BackupsState }) {
  const { t, language } = useTranslation('backups');
  const { write } = useNumbers();
  const { time, date } = useMoments(state.timeZone);
  const { archives, contents, nextAt, place } = state;
  const [last] = archives;
  const verified = archives
    .flatMap(({ check }) => (check?.state === 'good' ? [check.at] : []))
    .toSorted()
    .at(-1);
  const count = (kind: (typeof archives)[number]['kind']) =>
    archives.filter((archive) => archive.kind === kind).length;
  const free = place.freeBytes === null ? '' : sizeText(place.freeBytes, language);
  const none = { value: t('board.never'), more: [] };
  const figures: readonly Figure[] = [
    {
      name: t('board.last'),
      ...(last === undefined
        ? none
        : {
            value: time(last.madeAt),
            more: [date(last.madeAt), sizeText(last.bytes, language)],
          }),
    },
    {
      name: t('board.verified'),
      ...(verified === undefined
        ? none
        : {
            value: time(verified),
            more: [
              date(verified),
              contents === null
                ? t('board.equal')
                : t('board.tables', { tables: contents.tables, files: contents.files }),
            ],
          }),
    },
    {
      name: t('board.kept'),
      value: write(archives.length),
      more: [t('board.kinds', { days: count('day'), weeks: count('week') })],
    },
    {
      name: t('board.next'),
      ...(nextAt === null
        ? none
        : { value: time(nextAt), more: [date(nextAt), free && t('board.free', { free })] }),
    },
  ];
  return (
    <section className="turf turf-card" aria-label={t('title')}>
      <Contours seed="backup" />
      <dl className="admin-figures">
        {figures.map(({ name, value, more }) => (
          <div key={name}>
            <dt className="small">{name}</dt>
            <dd className="heading-huge number">{value}</dd>
            <dd className="small muted">{more.filter(Boolean).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

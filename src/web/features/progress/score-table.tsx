import { useTranslation } from '#web/i18n/translation.ts';

type ScoreTableProps = {
  /** What the scores are of. */
  readonly name: string;
  /** The scores as texts, in the order in which they are shown. */
  readonly rows: readonly {
    readonly number: number;
    readonly day: string;
    readonly score: string;
  }[];
};

/** All scores of a drill or a skill test, each with its day. */
export function ScoreTable({ name, rows }: ScoreTableProps) {
  const { t } = useTranslation('progress');
  return (
    <table>
      <caption className="visually-hidden">{name}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('skills.date')}</th>
          <th scope="col">{t('skills.score')}</th>
        </tr>
      </thead>
      <tbody className="ruled">
        {rows.map(({ number, day, score }) => (
          <tr key={number} className="between">
            <th scope="row" className="row-text">
              {day}
            </th>
            <td className="number">{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

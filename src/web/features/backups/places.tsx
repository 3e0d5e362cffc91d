import '#web/golf/admin-page.css';
import '#web/ui/list-row.css';
import type { BackupsState } from '#contract/backups.ts';
import { type Status, StatusIcon } from '#web/golf/status-icon.tsx';
import { useTranslation } from '#web/i18n/translation.ts';
import { sizeText } from '#web/platform/size-text.ts';
import { CopyField } from '#web/ui/copy-field.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

type Part = { readonly state: BackupsState };

type Row = {
  readonly mark: Status;
  readonly name: string;
  readonly text: string;
  readonly value?: string;
};

/** Where backups go: the folder, the bucket, and whether they are encrypted. */
export function Places({ state: { place, bucket, archives } }: Part) {
  const { t, language } = useTranslation('backups');
  const bytes = archives.reduce((sum, archive) => sum + archive.bytes, 0);
  const rows: readonly Row[] = [
    {
      mark: place.canWrite ? 'done' : 'missed',
      name: t('places.folder'),
      text: place.folder ?? '',
      value: sizeText(bytes, language),
    },
    ...(bucket === null
      ? []
      : [
          {
            mark: bucket.copies === null ? ('missed' as const) : ('done' as const),
            name: t('places.bucket'),
            text: bucket.copies === null ? t('places.noBucket', bucket) : bucket.name,
            value: bucket.copies === null ? '' : t('places.copies', { count: bucket.copies }),
          },
        ]),
    {
      mark: place.isEncrypted ? 'done' : 'skipped',
      name: t('places.passphrase'),
      text: t(place.isEncrypted ? 'places.encrypted' : 'places.plain'),
    },
  ];
  return (
    <section className="stack" aria-labelledby="backup-places">
      <SectionHead id="backup-places" title={t('places.title')} />
      <ul className="ruled">
        {rows.map(({ mark, name, text, value }) => (
          <li className="list-row health-row" key={name}>
            <StatusIcon state={mark} />
            <span>
              <b>{name}</b>
              <span className="small muted">{text}</span>
            </span>
            {value && <span className="number">{value}</span>}
          </li>
        ))}
      </ul>
      <p className="small muted">
        {t(place.source === 'environment' ? 'places.set' : 'places.default')}
      </p>
    </section>
  );
}

/** What every backup has in it, with the numbers of the last one, and what it has not. */
export function Contents({ contents }: Pick<BackupsState, 'contents'>) {
  const { t, language } = useTranslation('backups');
  const { golfers, tables, files, fileBytes } = contents ?? {};
  const parts = [
    golfers === undefined || tables === undefined
      ? t('contents.rows')
      : t('contents.rowsOf', { golfers, tables }),
    files === undefined || fileBytes === undefined
      ? t('contents.files')
      : t('contents.filesOf', { files, size: sizeText(fileBytes, language) }),
    t('contents.manifest'),
  ];
  return (
    <section className="stack" aria-labelledby="backup-contents">
      <SectionHead id="backup-contents" title={t('contents.title')} />
      <ul className="stack-small">
        {parts.map((part) => (
          <li className="with-icon" key={part}>
            <StatusIcon state="done" />
            <span>{part}</span>
          </li>
        ))}
        <li className="with-icon muted">
          <StatusIcon state="skipped" />
          <span>{t('contents.without')}</span>
        </li>
      </ul>
    </section>
  );
}

/** How a backup is restored: by a command, so that nobody does it with one press. */
export function Restore({ state: { archives, place } }: Part) {
  const { t } = useTranslation('backups');
  const file = `${place.folder}/${archives[0]?.name ?? 'FILE'}`;
  return (
    <section className="stack" aria-labelledby="backup-restore">
      <SectionHead id="backup-restore" title={t('restore.title')} />
      <p className="muted">{t('restore.text')}</p>
      <CopyField label={t('restore.command')} text={t('restore.line', { file })} />
      <p className="small muted">{t('restore.container')}</p>
    </section>
  );
}

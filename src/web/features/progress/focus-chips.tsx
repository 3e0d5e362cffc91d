import '#web/ui/chips.css';
import { type Focus, focuses } from '#domain/drills/drill.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useNavigate } from '#web/router/router-context.ts';
import { Radios } from '#web/ui/radios.tsx';

type FocusChipsProps = {
  readonly focus: Focus | undefined;
  /** Those that there is something of. */
  readonly known: readonly Focus[];
};

/** Chooses the focus of the drills; the address keeps it. */
export function FocusChips({ focus, known }: FocusChipsProps) {
  const { t } = useTranslation('progress');
  const ui = useTranslation('ui').t;
  const navigate = useNavigate();
  const offered = focuses.filter((each) => known.includes(each) || each === focus);
  if (offered.length < 2 && focus === undefined) return null;
  return (
    <Radios
      className="chips"
      label={t('drills.focus')}
      value={focus ?? 'all'}
      options={(['all', ...offered] as const).map((value) => ({
        value,
        label: value === 'all' ? t('drills.anyFocus') : ui(`focus.${value}`),
      }))}
      onValueChange={(value) =>
        void navigate({
          to: '/progress/practice',
          search: value === 'all' ? {} : { focus: value },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}

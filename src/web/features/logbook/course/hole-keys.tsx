import { Check, Minus, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { greenHit, type Hole, holeLimits } from '#domain/logbook/hole-card.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { Button } from '#web/ui/button.tsx';
import { NumberStepper } from '#web/ui/number-stepper.tsx';

type HoleKeysProps = {
  readonly hole: Hole;
  readonly onChange: (change: Partial<Hole>) => void;
};

/**
 * Records each value of a hole with one tap: strokes (from one under par up), putts, fairway, green, penalties, and
 * whether the ball was picked up.
 */
export function HoleKeys({ hole, onChange }: HoleKeysProps) {
  const { t } = useTranslation('course');
  const { par, fairway, pickedUp = false } = hole;
  return (
    <>
      <Strokes hole={hole} onChange={onChange} />
      <Putts hole={hole} onChange={onChange} />
      <div className="even-columns course-pair">
        {par !== 3 && (
          <YesNo
            name={t('hole.fairway')}
            value={fairway}
            onValue={(hit) => onChange({ fairway: hit })}
          />
        )}
        <YesNo
          name={t('hole.green')}
          value={greenHit(hole)}
          onValue={(hit) => onChange({ green: hit })}
        />
        <Group name={t('hole.penalties')}>
          <NumberStepper
            size="small"
            label={t('hole.penalties')}
            min={0}
            max={holeLimits.penalties}
            value={hole.penalties}
            onValueChange={(penalties) =>
              Number.isInteger(penalties) &&
              penalties <= holeLimits.penalties &&
              onChange({ penalties })
            }
          />
        </Group>
        <Group name={t('hole.ball')}>
          <Button
            size="tall"
            wide
            variant={pickedUp ? 'primary' : 'outline'}
            aria-pressed={pickedUp}
            onClick={() => onChange({ pickedUp: !pickedUp })}
          >
            {t('hole.pickedUp')}
          </Button>
        </Group>
      </div>
    </>
  );
}

type Key = { readonly label: ReactNode; readonly name: string; readonly value: number };

/** The usual scores of a hole relative to par, starting with a birdie. */
const fromBirdie = [-1, 0, 1, 2, 3, 4];

function Strokes({ hole: { par, strokes }, onChange }: HoleKeysProps) {
  const { t } = useTranslation('course');
  const middle = par ?? 4;
  const keys = fromBirdie.map((over) => {
    const value = middle + over;
    return { value, label: value, name: t('card.strokes', { strokes: value }) };
  });
  const isBeyond = strokes !== null && !keys.some(({ value }) => value === strokes);
  const step = (by: number) => {
    const next = (strokes ?? middle) + by;
    if (next >= 1 && next <= holeLimits.strokes) onChange({ strokes: next });
  };
  return (
    <Group name={t('hole.strokes')} aside={isBeyond && strokes}>
      <div className="course-keys">
        <Keys keys={keys} value={strokes} onKey={(value) => onChange({ strokes: value })} />
        <button type="button" aria-label={t('hole.fewer')} onClick={() => step(-1)}>
          <Minus className="icon" aria-hidden />
        </button>
        <button type="button" aria-label={t('hole.more')} onClick={() => step(1)}>
          <Plus className="icon" aria-hidden />
        </button>
      </div>
    </Group>
  );
}

const usualPutts = [0, 1, 2, 3];

function Putts({ hole: { putts }, onChange }: HoleKeysProps) {
  const { t } = useTranslation('course');
  const keys = usualPutts.map((value) => ({
    value,
    label: value,
    name: t('card.putts', { putts: value }),
  }));
  const most = usualPutts.length;
  const isMore = putts !== null && putts >= most;
  return (
    <Group name={t('hole.putts')}>
      <div className="course-keys is-putts">
        <Keys keys={keys} value={putts} onKey={(value) => onChange({ putts: value })} />
        <button
          type="button"
          aria-pressed={isMore}
          aria-label={isMore ? t('card.putts', { putts }) : t('card.puttsOrMore', { putts: most })}
          onClick={() => onChange({ putts: isMore ? Math.min(putts + 1, holeLimits.putts) : most })}
        >
          {isMore ? putts : `${most}+`}
        </button>
      </div>
    </Group>
  );
}

type KeysProps = {
  readonly keys: readonly Key[];
  readonly value: number | null;
  readonly onKey: (value: number) => void;
};

function Keys({ keys, value: chosen, onKey }: KeysProps) {
  return keys.map(({ value, label, name }) => (
    <button
      key={value}
      type="button"
      aria-label={name}
      aria-pressed={value === chosen}
      onClick={() => onKey(value)}
    >
      {label}
    </button>
  ));
}

type YesNoProps = {
  readonly name: string;
  readonly value: boolean | null;
  readonly onValue: (value: boolean) => void;
};

function YesNo({ name, value, onValue }: YesNoProps) {
  const { t } = useTranslation('course');
  return (
    <Group name={name}>
      <div className="course-keys is-pair">
        {[true, false].map((hit) => {
          const Icon = hit ? Check : X;
          return (
            <button
              key={String(hit)}
              type="button"
              aria-label={t(hit ? 'hole.hit' : 'hole.missed', { what: name })}
              aria-pressed={value === hit}
              onClick={() => onValue(hit)}
            >
              <Icon className="icon" aria-hidden />
            </button>
          );
        })}
      </div>
    </Group>
  );
}

type GroupProps = {
  readonly name: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

function Group({ name, aside, children }: GroupProps) {
  return (
    <fieldset className="stack-small course-group">
      <legend className="small muted">
        {name} {aside && <b>{aside}</b>}
      </legend>
      {children}
    </fieldset>
  );
}

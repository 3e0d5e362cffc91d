import { Share } from 'lucide-react';
import { useState } from 'react';
import type { CalendarItem } from '#contract/logbook-schemas.ts';
import { fairwaysOn, markOf } from '#domain/logbook/hole-card.ts';
import { scoreAgainstPar } from '#domain/progress/round-trends.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { saveFile } from '#web/platform/browser/save-file.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { loadCode } from '#web/platform/loading/load-code.ts';
import { useNumbers } from '#web/platform/numbers.ts';
import { useGolfer } from '#web/platform/session/user.ts';
import { toast, toastFailure } from '#web/platform/toast/toast.ts';
import { Button } from '#web/ui/button.tsx';
import type { RoundPicture } from './round-picture.ts';

type ShareRoundProps = { readonly round: CalendarItem; readonly isBest: boolean };

/** Makes a picture of the round on the device, and shares it or, where that is not possible, saves it. */
export function ShareRound({ round, isBest }: ShareRoundProps) {
  const { t } = useTranslation('rounds');
  const [busy, setBusy] = useState(false);
  const picture = useRoundPicture(round, isBest);
  const share = async () => {
    setBusy(true);
    try {
      const { drawRound } = await loadCode(() => import('./round-picture.ts'));
      const name = `pinhigh-${round.date}.png`;
      const file = new File([await drawRound(picture)], name, { type: 'image/png' });
      if (await shared(file, round.title)) return;
      saveFile({ name, file });
      toast({ title: t('share.saved') });
    } catch (error) {
      toastFailure({ title: t('share.failed'), description: errorText(error, { otherwise: '' }) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button className="grow" busy={busy} busyText={t('share.busy')} onClick={() => void share()}>
      <Share className="icon icon-small" aria-hidden />
      {t('share.open')}
    </Button>
  );
}

/** Offers the file to other apps. False if the browser cannot; closing the offer is no failure. */
async function shared(file: File, title: string): Promise<boolean> {
  const data = { files: [file], title };
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Anything else means that sharing is not allowed here, or came too late after the tap.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

function useRoundPicture({ title, date, data }: CalendarItem, isBest: boolean): RoundPicture {
  const { t } = useTranslation('rounds');
  const course = useTranslation('course').t;
  const logbook = useTranslation('logbook').t;
  const app = useTranslation('app').t;
  const dates = useDates();
  const { signed } = useNumbers();
  const { firstName } = useGolfer();
  const { holes = 18, totalScore = 0, scoreType = 'strokeplay', coursePar: par = null } = data;
  const { scorecard = null, fairwaysHit, greensInRegulation, putts } = data;
  const hasPar = scoreAgainstPar({ holes, totalScore, scoreType, coursePar: par }) !== null;
  const isPoints = scoreType === 'stableford';
  const birdies = scorecard?.filter((hole) => markOf(hole)?.startsWith('circled')).length;
  const count = (name: string, value: number | null | undefined, of?: number | null) =>
    value == null ? [] : [{ name, value: of ? `${value}/${of}` : String(value) }];
  return {
    title,
    place: [data.courseName, data.location].filter(Boolean).join(', ') || null,
    day: dates.full(date),
    score: String(totalScore),
    toPar:
      !hasPar || par === null ? null : totalScore === par ? t('even') : signed(totalScore - par),
    unit: isPoints
      ? t('points')
      : par === null
        ? t('holes', { holes })
        : logbook('details.par', { par }),
    card: scorecard,
    names: {
      hole: t('card.hole'),
      par: course('hole.parOf'),
      score: t('card.score'),
      out: t('card.out'),
      in: t('card.in'),
      total: t('card.total'),
    },
    counts: [
      ...count(t('share.fairways'), fairwaysHit, scorecard && fairwaysOn(scorecard)),
      ...count(t('share.greens'), greensInRegulation, holes),
      ...count(t('share.putts'), putts),
      ...count(t('share.birdies'), birdies),
    ],
    foot: t(isBest ? 'share.best' : 'share.round', { name: firstName ?? app('somebody') }),
    isBest,
  };
}

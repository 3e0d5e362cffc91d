import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { BodyOf } from '#contract/endpoint.ts';
import { changedWithHandicap, handicap } from '#contract/handicap.ts';
import { formatHandicap } from '#domain/handicap/handicap.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/api/action.ts';
import { celebrate } from '#web/platform/celebration.ts';
import { rememberUser, useGolfer } from '#web/platform/session/user.ts';
import { toast } from '#web/platform/toast/toast.ts';
import { handicapRequest } from './handicap-request.ts';

type Doing = 'nothing' | 'updating' | 'skipping';

/** The two ways out of the dialog, each taken once however often it is pressed. */
export function useHandicapUpdate(onClose: () => void) {
  const { t, language } = useTranslation('handicap');
  const client = useQueryClient();
  const user = useGolfer();
  const [doing, setDoing] = useState<Doing>('nothing');
  // A second press can come before the first one has made the buttons busy.
  const underWay = useRef(false);
  const begin = (what: Doing) => {
    if (underWay.current) return false;
    underWay.current = true;
    setDoing(what);
    return true;
  };
  const end = () => {
    underWay.current = false;
    setDoing('nothing');
  };
  const leave = () => {
    end();
    onClose();
  };
  /** Nobody is asked twice within the minutes for which the answer is kept. */
  const settle = () => client.setQueryData(handicapRequest.queryKey, { shouldRequest: false });

  // Awaited: callbacks of `mutate` are dropped when the golfer leaves the screen meanwhile.
  const completed = useAction(handicap.requestCompleted);
  const updated = useAction(handicap.update, {
    refresh: changedWithHandicap,
    onError: (error) => {
      end();
      // biome-ignore lint/suspicious/noConsole: the specification has this failure logged as well.
      console.error('Failed to update handicap', error);
      toast({
        title: t('toasts.failed.title'),
        description: t('toasts.failed.text'),
        variant: 'destructive',
      });
    },
    onSuccess: ({ handicap: now, effects }) => {
      settle();
      rememberUser(client, { ...user, currentHandicap: now });
      const tell = () => {
        toast({
          title: t('toasts.updated.title'),
          description: t('toasts.updated.text', { handicap: formatHandicap(now, language) }),
        });
        leave();
        celebrate(effects.unlockedAchievements);
      };
      // The update itself has settled the month: marking it as well must not make it fail.
      completed.mutateAsync().then(tell, tell);
    },
  });

  return {
    doing,
    update: (body: BodyOf<typeof handicap.update>) => {
      if (begin('updating')) updated.mutate({ body });
    },
    skip: () => {
      if (!begin('skipping')) return;
      settle();
      const tell = () =>
        toast({ title: t('toasts.skipped.title'), description: t('toasts.skipped.text') });
      completed.mutateAsync().then(tell).then(leave, leave);
    },
  };
}

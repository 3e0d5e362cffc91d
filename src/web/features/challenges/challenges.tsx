import './challenges.css';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Challenge } from '#contract/challenges.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ErrorState } from '#web/platform/screen/states.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { Skeleton, SkeletonScreen } from '#web/ui/skeleton.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { challengesQuery } from './challenge-queries.ts';
import { AnsweredRow, ReceivedRow, SentRow } from './challenge-rows.tsx';

/** Lists the open challenges, received ones first, and the results of answered ones. */
export function Challenges() {
  const { t } = useTranslation('challenges');
  const { data, error, isFetching, refetch } = useQuery(challengesQuery);
  const list = useRef<HTMLElement>(null);
  // Kept outside of its row: when the friend takes the challenge back, the row goes, but not what was typed.
  const [answering, setAnswering] = useState<Challenge | null>(null);
  // The pressed button disappears with its row, so the list takes the focus.
  const keepFocus = () => list.current?.focus({ preventScroll: true });
  if (!data && error && !isFetching)
    return (
      <ErrorState error={error} title={t('failed')} safe={t('safe')} retry={() => void refetch()} />
    );
  const { received = [], sent = [], answered = [] } = data ?? {};
  const count = received.length + sent.length + answered.length;
  return (
    <section className="challenges" ref={list} tabIndex={-1}>
      <SectionHead
        title={t('title')}
        {...(received.length > 0 && { aside: `${received.length}` })}
      />
      {!data && (
        <SkeletonScreen>
          <Skeleton width="100%" height={76} radius={10} />
        </SkeletonScreen>
      )}
      {data && count === 0 && <p className="muted">{t('empty')}</p>}
      <ul className="ruled">
        {received.map((challenge) => (
          <ReceivedRow
            key={challenge.id}
            challenge={challenge}
            onAnswer={() => setAnswering(challenge)}
            onGone={keepFocus}
          />
        ))}
        {sent.map((challenge) => (
          <SentRow key={challenge.id} challenge={challenge} onGone={keepFocus} />
        ))}
        {answered.map((challenge) => (
          <AnsweredRow key={challenge.id} challenge={challenge} />
        ))}
      </ul>
      {answering && (
        <AnswerDialog
          challenge={answering}
          onClose={() => setAnswering(null)}
          onAnswered={() => {
            setAnswering(null);
            keepFocus();
          }}
        />
      )}
    </section>
  );
}

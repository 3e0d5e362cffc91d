import { type ReactNode, useRef, useState } from 'react';
import { type LostByReopening, reopening } from '#contract/reopening.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { apiRequest } from '#web/platform/api/request.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { loadTexts } from '#web/platform/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Long enough for a slow connection. A golfer without one should not have to wait. */
const timeLimitMs = 5000;

let asked = 0;

type Answer = {
  readonly reopen: () => void;
  /** The heading and the button, if the session is not simply reopened. */
  readonly words?: { readonly title: string; readonly confirmText: string };
};

/**
 * Returns the question to show before a session is reopened; null if friends lose nothing by it. Throws if what they
 * lose does not arrive.
 */
export async function reopenQuestionOf(
  scheduledSessionId: string,
  answer: Answer,
): Promise<ReactNode> {
  const url = urlOf(reopening.lost, { params: { scheduledSessionId } });
  const [lost] = await Promise.all([
    apiRequest(url, { timeLimitMs }) as Promise<LostByReopening>,
    loadTexts('training'),
  ]);
  if (Object.values(lost).every((count) => count === 0)) return null;
  asked += 1;
  return <Question key={asked} lost={lost} {...answer} />;
}

type QuestionProps = Answer & { readonly lost: LostByReopening };

function Question({ lost, reopen, words }: QuestionProps) {
  const { t, language } = useTranslation('training');
  const [open, setOpen] = useState(true);
  const isConfirmed = useRef(false);
  const reactions = (['comments', 'kudos'] as const)
    .filter((what) => lost[what] > 0)
    .map((what) => t(`reopen.${what}`, { count: lost[what] }));
  const list = new Intl.ListFormat(language).format(reactions);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={words?.title ?? t('reopen.title')}
      confirmText={words?.confirmText ?? t('reopen.confirm')}
      onConfirm={() => {
        isConfirmed.current = true;
        setOpen(false);
      }}
      onClosed={() => isConfirmed.current && reopen()}
    >
      <div className="stack-small">
        {reactions.length > 0 && <p>{t('reopen.reactions', { list })}</p>}
        {lost.challenges > 0 && <p>{t('reopen.challenges', { count: lost.challenges })}</p>}
      </div>
    </ConfirmDialog>
  );
}

import '#web/ui/device-row.css';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { type AccessToken, accessTokens } from '#contract/access-tokens.ts';
import { mostTokens } from '#domain/access-tokens/access-token.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { query } from '#web/platform/api/query.ts';
import { useDates } from '#web/platform/dates.ts';
import { errorText } from '#web/platform/error-text.ts';
import { useDayOf } from '#web/platform/session/day-of.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';
import { NewToken } from './new-token.tsx';

const tokensQuery = query(accessTokens.list);

/** Lists the golfer's access tokens with what they may do, their end and their last use. Tokens are created and revoked here. */
export function AccessTokens() {
  const { t } = useTranslation('access-tokens');
  const { data: tokens, error } = useQuery(tokensQuery);
  const working = tokens?.filter(({ isExpired }) => !isExpired) ?? [];
  return (
    <section className="stack">
      <SectionHead title={t('card.title')} />
      <p className="muted prose">{t('card.text')}</p>
      <a className="link small" href="/api/docs" target="_blank" rel="noreferrer">
        {t('card.docs')}
      </a>
      {error && <p role="alert">{errorText(error)}</p>}
      {tokens && tokens.length > 0 && (
        <ul>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      {working.length < mostTokens ? (
        <NewToken />
      ) : (
        <p className="muted">{t('card.full', { count: mostTokens })}</p>
      )}
    </section>
  );
}

function TokenRow({ token }: { readonly token: AccessToken }) {
  const { t } = useTranslation('access-tokens');
  const dates = useDates();
  const dayOf = useDayOf();
  const write = (instant: string) => dates.full(dayOf(instant));
  const { id, name, scope, createdAt, expiresAt, isExpired, lastUsedAt } = token;
  const ends =
    expiresAt === null
      ? t('card.endless')
      : t(isExpired ? 'card.expired' : 'card.until', { day: write(expiresAt) });
  return (
    <li className="list-row device-row">
      <KeyRound className="icon" aria-hidden />
      <div>
        <p className="row-title">{name}</p>
        <p className="row-text">{t(`scope.${scope}`)}</p>
        <p className="row-text">{t('card.made', { day: write(createdAt) })}</p>
        <p className="row-text">{ends}</p>
        <p className="row-text">
          {lastUsedAt === null ? t('card.unused') : t('card.used', { day: write(lastUsedAt) })}
        </p>
      </div>
      <RevokeToken id={id} name={name} />
    </li>
  );
}

function RevokeToken({ id, name }: Pick<AccessToken, 'id' | 'name'>) {
  const { t } = useTranslation('access-tokens');
  const [asking, setAsking] = useState(false);
  const { send, busy } = useAction(accessTokens.revoke, {
    success: { title: t('revoke.done') },
    failure: (error) => ({ title: t('revoke.failed'), description: errorText(error) }),
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <Button variant="text" aria-label={t('revoke.of', { name })} onClick={() => setAsking(true)}>
        {t('revoke.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('revoke.ask', { name })}
        confirmText={t('revoke.action')}
        busy={busy}
        onConfirm={() => send({ params: { id } })}
      >
        {t('revoke.price')}
      </ConfirmDialog>
    </>
  );
}

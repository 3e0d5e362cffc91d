import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { secondStep } from '#contract/second-step.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useAction } from '#web/platform/action/use-action.ts';
import { ApiError, OfflineError } from '#web/platform/api/failures.ts';
import { apiRequest } from '#web/platform/api/request.ts';
import { urlOf } from '#web/platform/api/url.ts';
import { errorText } from '#web/platform/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { SignedIn } from './code-form.tsx';
import { SignFault } from './sign-form.tsx';

type Options = ResponseOf<typeof secondStep.passkeyOptions>;

/** Asks the server, and then the browser, for a signature. `fromField`: among what the browser fills in. */
async function readCredential(fromField: boolean) {
  const url = urlOf(secondStep.passkeyOptions);
  const optionsJSON = (await apiRequest(url, { method: 'POST' })) as Options;
  return startAuthentication({ optionsJSON, useBrowserAutofill: fromField });
}

/**
 * Signs in with a passkey: by a button, and where the browser supports it, by choosing one at the e-mail field. The
 * browser's own question replaces the waiting one.
 */
export function PasskeySignIn({ onSignedIn }: { readonly onSignedIn: (answer: SignedIn) => void }) {
  const { t } = useTranslation('second-step');
  const [isAsking, setAsking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { send, busy, done } = useAction(secondStep.enterPasskey, {
    onSuccess: onSignedIn,
    onFailure: (error) => setFault(errorText(error)),
  });
  const waitAtField = useEffectEvent(async () => {
    if (await browserSupportsWebAuthnAutofill())
      send({ body: { credential: await readCredential(true) } });
  });
  useEffect(() => {
    // Canceled, or not offered: the button and the password are still there.
    waitAtField().catch(() => {});
    return () => WebAuthnAbortService.cancelCeremony();
  }, []);
  const ask = async () => {
    setAsking(true);
    setFault(null);
    try {
      send({ body: { credential: await readCredential(false) } });
    } catch (error) {
      const isOurs = error instanceof ApiError || error instanceof OfflineError;
      setFault(isOurs ? errorText(error) : t('passkey.unused'));
    }
    setAsking(false);
  };
  return (
    <>
      {fault && <SignFault text={fault} />}
      <Button
        variant="outline"
        size="tall"
        wide
        busy={isAsking || busy || done}
        onClick={() => void ask()}
      >
        <KeyRound className="icon icon-small" aria-hidden />
        {t('passkey.signIn')}
      </Button>
    </>
  );
}

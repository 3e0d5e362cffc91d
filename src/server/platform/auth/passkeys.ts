import { betterAuth } from 'better-auth';
import type { Auth } from './auth.ts';

type Settings = { readonly auth: Auth; readonly publicUrl: URL };

/** A passkey counts as both steps, so the device has to check who uses it: by a PIN, a face or a finger. */
function requireVerified(isVerified: boolean | undefined): void {
  if (!isVerified) throw new Error('The device has not checked who uses the passkey');
}

/**
 * Creates the function that returns better-auth with its plugin for passkeys, on the same tables, sessions and cookies.
 * The plugin is loaded when a passkey is first used: reading certificates of devices takes half a second of the start and
 * 20 MB, and many installations have no passkeys.
 */
export function passkeyAuth({ auth, publicUrl }: Settings) {
  const load = async () => {
    const { passkey } = await import('@better-auth/passkey');
    const { options } = auth;
    const plugin = passkey({
      rpID: publicUrl.hostname,
      rpName: 'Pinhigh',
      origin: publicUrl.origin,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      registration: {
        afterVerification: ({ verification }) =>
          requireVerified(verification.registrationInfo?.userVerified),
      },
      authentication: {
        afterVerification: ({ verification }) =>
          requireVerified(verification.authenticationInfo.userVerified),
      },
    });
    return betterAuth({
      ...options,
      // The golfer has just typed the password, or has none.
      session: { ...options.session, freshAge: 0 },
      plugins: [...options.plugins, plugin],
    });
  };
  let loading: ReturnType<typeof load> | undefined;
  return () => {
    loading ??= load();
    return loading;
  };
}

/** Returns better-auth with its plugin for passkeys. */
export type PasskeyAuth = ReturnType<typeof passkeyAuth>;

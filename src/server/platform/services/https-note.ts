import type { Config } from '../config.ts';
import type { ServiceNote } from './services.ts';

/** Browsers trust the addresses of their own machine without https. */
const ownMachine = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether the host of a URL is the machine of whoever opens it. */
export const isOwnMachine = (hostname: string): boolean => ownMachine.test(hostname);

/** That golfers' browsers allow less, if they open an address without https on another machine. */
export function httpsNote({ publicUrl }: Config): ServiceNote | undefined {
  if (publicUrl.protocol === 'https:' || isOwnMachine(publicUrl.hostname)) return undefined;
  return {
    service: 'https',
    state: 'off',
    server: null,
    fault: 'noHttps',
    setting: 'PUBLIC_URL',
    detail: publicUrl.origin,
  };
}

import type { Config } from '../config.ts';
import type { ServiceNote } from './services.ts';

/** Browsers trust the addresses of their own machine without https. */
const ownMachine = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** That golfers' browsers allow less, if they open an address without https on another machine. */
export function httpsNote({ publicUrl }: Config): ServiceNote | undefined {
  if (publicUrl.protocol === 'https:' || ownMachine.test(publicUrl.hostname)) return undefined;
  return {
    service: 'https',
    state: 'off',
    server: null,
    fault: 'noHttps',
    setting: 'PUBLIC_URL',
    detail: publicUrl.origin,
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { push } from '#contract/push.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { query } from '#web/platform/api/query.ts';
import { toast, toastFailure } from '#web/platform/toast/toast.ts';
import {
  allowNotifications,
  findEndpoint,
  subscribeDevice,
  unsubscribeDevice,
} from './push-device.ts';
import { pushSupport } from './push-support.ts';

export type PushStatus =
  | 'unsupported'
  | 'install'
  | 'denied'
  | 'checking'
  | 'asking'
  | 'busy'
  | 'on'
  | 'off';

const listQuery = query(push.list);
const endpointQuery = { queryKey: ['push-endpoint'], queryFn: findEndpoint };

/** Browsers do not report a permission changed elsewhere, so check it when the golfer returns to the page. */
function onReturn(changed: () => void): () => void {
  addEventListener('focus', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    removeEventListener('focus', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}

const readPermission = () => ('Notification' in window ? Notification.permission : 'default');

/** The push status of this device, and a function to turn push on or off. */
export function usePush() {
  const { t } = useTranslation('push');
  const client = useQueryClient();
  const support = pushSupport();
  const permission = useSyncExternalStore(onReturn, readPermission);
  const isGranted = support === 'supported' && permission === 'granted';
  const devices = useQuery({ ...listQuery, enabled: isGranted });
  const endpoint = useQuery({ ...endpointQuery, enabled: isGranted });
  const [doing, setDoing] = useState<'asking' | 'busy' | null>(null);

  const failed = (title: string, description?: string) =>
    toastFailure({ title, ...(description && { description }) });

  const enable = async () => {
    setDoing(permission === 'default' ? 'asking' : 'busy');
    if (!(await allowNotifications())) {
      return failed(t('toasts.enableFailed'), t('denied.status'));
    }
    setDoing('busy');
    if (await subscribeDevice()) toast({ title: t('toasts.enabled') });
    else failed(t('toasts.enableFailed'), t('toasts.subscribeFailed'));
  };

  const disable = async () => {
    setDoing('busy');
    if (await unsubscribeDevice()) toast({ title: t('toasts.disabled') });
    else failed(t('toasts.disableFailed'));
  };

  const setEnabled = async (wanted: boolean): Promise<void> => {
    await (wanted ? enable() : disable());
    await Promise.all(
      [listQuery, endpointQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
    );
    setDoing(null);
  };

  const isOn = devices.data?.some((device) => device.endpoint === endpoint.data) ?? false;
  const status = (): PushStatus => {
    if (support !== 'supported') return support;
    if (permission === 'denied') return 'denied';
    if (doing !== null) return doing;
    if (isGranted && (devices.isPending || endpoint.isPending)) return 'checking';
    return isOn ? 'on' : 'off';
  };
  return {
    status: status(),
    isOn: isGranted && isOn,
    setEnabled,
    devices: isGranted ? (devices.data ?? []) : [],
    endpoint: endpoint.data ?? null,
  };
}

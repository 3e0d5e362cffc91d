import { accountData } from '#contract/account-data.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { useDownload } from '#web/platform/action/use-download.ts';

/** Downloads the golfer's export. */
export function useExport(): { readonly start: () => void; readonly busy: boolean } {
  const { t } = useTranslation('account-data');
  const { start, busy } = useDownload(accountData.exportData, t('export.failed'));
  return { busy, start: () => start({}) };
}

import { useState } from 'react';
import { accountData } from '#contract/account-data.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ApiError, OfflineError } from '#web/platform/api/failures.ts';
import { errorText } from '#web/platform/error-text.ts';
import { toast } from '#web/platform/toast/toast.ts';

/** Downloads the golfer's export. A failure is told and can be tried again. */
export function useExport(): { readonly start: () => void; readonly busy: boolean } {
  const { t } = useTranslation('account-data');
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      save(await fetchExport());
    } catch (error) {
      toast({
        title: t('export.failed'),
        description: errorText(error),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return { busy, start: () => void (busy || download()) };
}

type Download = { readonly name: string; readonly file: Blob };

/** Not with a link alone, which would save an error of the server as the file. */
async function fetchExport(): Promise<Download> {
  const { method, path } = accountData.exportData;
  const answer = await fetch(path, { method, credentials: 'include' }).catch((cause: unknown) => {
    throw new OfflineError('No answer from the server', { cause });
  });
  const { ok, status, statusText, headers } = answer;
  if (!ok) throw new ApiError({ status, statusText, text: await answer.text() });
  const [, name] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
  return { name: name ?? 'pinhigh.zip', file: await answer.blob() };
}

function save({ name, file }: Download): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read it only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

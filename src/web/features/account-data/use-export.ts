import { useMutation } from '@tanstack/react-query';
import { accountData } from '#contract/account-data.ts';
import { useTranslation } from '#web/i18n/translation.ts';
import { ApiError, OfflineError } from '#web/platform/api/failures.ts';
import { isSignedOut } from '#web/platform/api/signed-out.ts';
import { errorText } from '#web/platform/error-text.ts';
import { toast } from '#web/platform/toast/toast.ts';

const { method, path, auth } = accountData.exportData;

/** Downloads the golfer's export. After a failure it can be tried again. */
export function useExport(): { readonly start: () => void; readonly busy: boolean } {
  const { t } = useTranslation('account-data');
  const { mutate, isPending } = useMutation({
    meta: { auth },
    mutationFn: fetchExport,
    onSuccess: save,
    onError: (error) => {
      if (isSignedOut(error, auth)) return;
      const description = errorText(error);
      toast({ title: t('export.failed'), description, variant: 'destructive' });
    },
  });
  return { busy: isPending, start: () => isPending || mutate() };
}

type Download = { readonly name: string; readonly file: Blob };

/** Not with a link alone, which would save an error of the server as the file. */
async function fetchExport(): Promise<Download> {
  try {
    const answer = await fetch(path, { method, credentials: 'include' });
    const { ok, status, statusText, headers } = answer;
    if (!ok) throw new ApiError({ status, statusText, text: await answer.text() });
    const [, name] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
    return { name: name ?? 'pinhigh.zip', file: await answer.blob() };
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new OfflineError('No complete answer from the server', { cause });
  }
}

function save({ name, file }: Download): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read it only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

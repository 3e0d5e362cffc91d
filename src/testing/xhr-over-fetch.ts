type Progress = { readonly loaded: number; readonly total: number };

const underWay = new Set<XhrOverFetch>();

/**
 * Stubs XMLHttpRequest, which uploads need, by calling the stubbed `fetch`. Upload progress is reported only by
 * `tellSent`.
 */
export class XhrOverFetch {
  readonly upload: { onprogress?: (progress: Progress) => void } = {};
  timeout = 0;
  status = 0;
  statusText = '';
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  #headers: Record<string, string> = {};
  #method = 'GET';
  #url = '';

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers = { ...this.#headers, [name]: value };
  }

  async send(body: FormData): Promise<void> {
    underWay.add(this);
    try {
      const answer = await fetch(this.#url, { method: this.#method, headers: this.#headers, body });
      const { status, statusText } = answer;
      Object.assign(this, { status, statusText, responseText: await answer.text() });
      if (underWay.delete(this)) this.onload?.();
    } catch {
      if (underWay.delete(this)) this.onerror?.();
    }
  }

  abort(): void {
    underWay.delete(this);
  }
}

/** Reports this progress to all running uploads. */
export function tellSent(progress: Progress): void {
  for (const { upload } of underWay) upload.onprogress?.(progress);
}

/** The number of running uploads. */
export const sendingNow = (): number => underWay.size;

/** A service worker of a build; null stands for an old worker that does not report its build. */
export function aWorker(build: string | null, state = 'installed') {
  const said: string[] = [];
  return Object.assign(new EventTarget(), {
    state,
    said,
    postMessage: ({ type }: { type: string }, [port]: MessagePort[] = []) => {
      said.push(type);
      if (type === 'BUILD' && build !== null) port?.postMessage(build);
    },
  });
}
export type Worker = ReturnType<typeof aWorker>;

type Acts = {
  readonly update: () => Promise<void>;
  readonly unregister: () => Promise<boolean>;
};

/** The registration of a page whose service worker has the build `first`. */
export const aWorkerRegistration = (acts: Acts) =>
  Object.assign(new EventTarget(), {
    installing: null as Worker | null,
    waiting: null as Worker | null,
    active: aWorker('first', 'activated'),
    ...acts,
    pushManager: { getSubscription: async () => ({ endpoint: 'https://push.example.com/1' }) },
  });

/** Waits until the messages already sent between ports have arrived. Each takes a turn of the event loop. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    const { port1, port2 } = new MessageChannel();
    const arrived = new Promise((resolve) => {
      port1.onmessage = resolve;
    });
    port2.postMessage(null);
    await arrived;
    port1.close();
  }
}

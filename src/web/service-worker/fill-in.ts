import type { PrecacheList } from './precache-list.ts';

declare const self: ServiceWorkerGlobalScope;

const fillIn = '/fill-in.js';

/** Whether this browser lacks something that app/fill-in.ts adds; index.html asks the same. */
const isOld = !('parse' in URL && 'union' in Set.prototype);

// This module is the first.
if (isOld) self.importScripts(fillIn);

/** Adds the file to those that are kept on the device, if the pages need it. */
export const withFillIn = (list: PrecacheList): PrecacheList =>
  isOld ? { ...list, shell: [...list.shell, { url: fillIn, revision: list.build }] } : list;

import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { features, loadCatalogs } from '#web/i18n/translation.ts';

// All of it at once, so that no test waits for texts.
await loadCatalogs(...features);

// A busy machine may need seconds for what usually takes milliseconds. Waiting ends once it is there.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

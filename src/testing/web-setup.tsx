import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { en } from '#i18n/en.ts';
import { i18n } from '#web/platform/i18n.ts';

// All of it at once, so that no test waits for texts.
for (const [name, texts] of Object.entries(en)) i18n.addResourceBundle('en', name, texts);

// A busy machine may need seconds for what usually takes milliseconds. Waiting ends once it is there.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);

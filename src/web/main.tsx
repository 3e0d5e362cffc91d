import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createAppRouter } from './app/router.tsx';
import { createQueryClient } from './platform/api/client.ts';
import { onCaughtError } from './platform/screen/caught-error.ts';

// Safari does not have it yet, and every date rule needs it.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const client = createQueryClient();
const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
createRoot(place, { onCaughtError }).render(
  <StrictMode>
    <App client={client} router={createAppRouter(client)} />
  </StrictMode>,
);

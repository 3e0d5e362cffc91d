// `npm run dev`: runs the server on port 5000, restarted at each change, and Vite on 5173 in front of it.
import { main } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { foreground } from './processes.mjs';
import { inRoot } from './root.mjs';

await main(async () => {
  await ensureInstalled();
  const node = findNode();
  const env = {
    NODE_ENV: 'development',
    // The proxy target in vite.config.ts.
    PORT: '5000',
    // The browser talks to Vite, and the server refuses changes from any other origin.
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? 'http://localhost:5173',
  };
  const server = ['--watch', '--watch-preserve-output', inRoot('src', 'server', 'main.ts')];
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  return foreground([
    { command: node, args: server, env },
    { command: node, args: [vite, '--port', '5173', '--strictPort'], env },
  ]);
});

import pLimit from 'p-limit';
import * as home from './render-home.tsx';
import * as landing from './render-landing.tsx';
import * as visitor from './render-visitor-screen.tsx';

// Everything that the server renders pages with.

/** Put here by scripts/vite-landing.mjs. */
declare const landingScript: string;

export { offeredPrograms } from './features/landing/offer.ts';

/** The script within the landing page, for the hash that the content security policy allows it by. */
export const script = landingScript;

/** The texts have one language at a time. */
const inTurn = pLimit(1);

export const renderLanding = (...page: Parameters<typeof landing.renderLanding>) =>
  inTurn(() => landing.renderLanding(...page));

export const renderHome = (...page: Parameters<typeof home.renderHome>) =>
  inTurn(() => home.renderHome(...page));

export const renderVisitorScreen = (...page: Parameters<typeof visitor.renderVisitorScreen>) =>
  inTurn(() => visitor.renderVisitorScreen(...page));

import pLimit from 'p-limit';
import { landingStyle } from './app/landing-document.tsx';
import * as landing from './render-landing.tsx';
import * as visitor from './render-visitor-screen.tsx';

// The entry point for all pages that the server renders.

/** Set by scripts/vite-landing.mjs. */
declare const landingScript: string;

export { mostShown } from './features/landing/shown-program.ts';

/** The script in the landing page; its hash allows it in the content security policy. */
export const script = landingScript;

/** The styles in the landing page, allowed in the same way. */
export const style = landingStyle();

/** Renders one page at a time, because the texts have only one language at a time. */
const inTurn = pLimit(1);

export const renderLanding = (...page: Parameters<typeof landing.renderLanding>) =>
  inTurn(() => landing.renderLanding(...page));

export const renderVisitorScreen = (...page: Parameters<typeof visitor.renderVisitorScreen>) =>
  inTurn(() => visitor.renderVisitorScreen(...page));

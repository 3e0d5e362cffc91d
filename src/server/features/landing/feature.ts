import type { Feature } from '#server/platform/feature.ts';
import { serveLanding } from './routes.ts';

export const landingFeature: Feature = { name: 'landing', serve: serveLanding };

import { settings } from '#contract/settings.ts';
import type { Feature } from '#server/platform/feature.ts';
import { bind } from '#server/platform/routes/handler.ts';
import { type MaySeeAvatar, settingsHandlers } from './routes.ts';
import { privacySettings } from './tables.ts';

export const settingsFeature = (maySeeAvatar: MaySeeAvatar): Feature => ({
  name: 'settings',
  bindings: (platform) => bind(settings, settingsHandlers(platform, maySeeAvatar)),
  personalData: [{ table: privacySettings, exportedAs: 'privacy', import: {} }],
});

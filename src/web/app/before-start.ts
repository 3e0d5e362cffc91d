// Imported first and in its own file, so that it runs before the libraries.
import { readAhead } from '#web/platform/device/contents.ts';

readAhead();

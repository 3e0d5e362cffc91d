// Imported first, in a file of its own: it runs while the libraries still have to.
import { readAhead } from '#web/platform/persisted-queries/read-ahead.ts';

readAhead();

import { systemClock } from './platform/clock.ts';
import { runServer } from './run-server.ts';

runServer(systemClock);

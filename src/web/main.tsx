import './app/before-start.ts';
import { start } from './app/start.tsx';

await start();

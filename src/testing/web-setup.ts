import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// By a name that the compiler does not follow: this file is checked without the browser's types.
const english = '#testing/english.tsx';
await import(english);

afterEach(cleanup);

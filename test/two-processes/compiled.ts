import { join } from 'node:path';

/** The setting that `npm start` gives: a program of the shop that a test starts does not compile two thousand modules again. */
export const compiled = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled') };

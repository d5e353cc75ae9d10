import { join } from 'node:path';

/** The same setting as in `npm start`: shop processes started by tests do not recompile two thousand modules. */
export const compiled = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/compiled') };

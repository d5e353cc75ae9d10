import { createContext } from 'react';

/** Marks inline scripts of ours while the server renders (entry.server.tsx); the browser knows none and needs none. */
export const RenderNonce = createContext<string | undefined>(undefined);

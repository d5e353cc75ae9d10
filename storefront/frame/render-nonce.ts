import { createContext } from 'react';

/** The nonce for our inline scripts during server rendering (entry.server.tsx); undefined in the browser. */
export const RenderNonce = createContext<string | undefined>(undefined);

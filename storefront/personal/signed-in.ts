import { useSyncExternalStore } from 'react';
import { storageKeys } from '#rules/session.ts';

/** True when this browser holds an access token. Browser only; what it may do is the server's decision. */
export function readSignedIn(): boolean {
  return localStorage.getItem(storageKeys.accessToken) !== null;
}

/** Whether someone is signed in; on the server, and until the page is alive, nobody is. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, readSignedIn, () => false);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

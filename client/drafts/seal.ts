import { createStore, get, update } from 'idb-keyval';
import type { Seal } from './days.ts';

let key: Promise<CryptoKey> | null = null;

/**
 * Encrypts drafts with a key of this browser that no script can export, so copied profiles, backups and developer tools show no text.
 * Rejects where the browser cannot store the key. Browser only.
 */
export const browserSeal: Seal = {
  async close(text) {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const closed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOfBrowser(), new TextEncoder().encode(text));
    return `${written(iv)} ${written(new Uint8Array(closed))}`;
  },
  async open(sealed) {
    const [iv = '', closed = ''] = sealed.split(' ');
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: read(iv) }, await keyOfBrowser(), read(closed));
    return new TextDecoder().decode(text);
  },
};

function keyOfBrowser(): Promise<CryptoKey> {
  key ??= loadKey().catch((error: unknown) => {
    key = null;
    throw error;
  });
  return key;
}

async function loadKey(): Promise<CryptoKey> {
  const store = createStore('seam-draft-key', 'keys');
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Two tabs may open at once: the first key stays.
  await update<CryptoKey>('key', (kept) => kept ?? made, store);
  return (await get<CryptoKey>('key', store)) ?? made;
}

const written = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const read = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

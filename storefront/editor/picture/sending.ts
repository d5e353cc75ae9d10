import { createStore } from '#ui/store.ts';

/** Upload progress of a picture from 0 to 1; null for none. */
export const sending = createStore<number | null>(null);

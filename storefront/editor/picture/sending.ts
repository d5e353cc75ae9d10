import { createStore } from '#ui/store.ts';

/** How much of a picture has been uploaded, from 0 to 1; null while none is. */
export const sending = createStore<number | null>(null);

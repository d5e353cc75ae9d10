import type { DesignText } from '#rules/design/text/design-text.ts';
import { createStore } from '#ui/store.ts';

/** A text as it is being changed, before its outlines are known: shown at once, in the design when they are. */
export const writing = createStore<{ readonly key: string; readonly text: DesignText } | null>(null);

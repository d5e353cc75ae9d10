import type { DesignText } from '#rules/design/text/design-text.ts';
import { createStore } from '#ui/store.ts';

/** A text being changed, before its outlines are known: shown at once, and in the design when they are. */
export const writing = createStore<{ readonly key: string; readonly text: DesignText } | null>(null);

/** Resolves when the last change is in the design, or could not be shaped. */
export function afterWriting(): Promise<void> {
  if (writing.read() === null) return Promise.resolve();
  return new Promise((done) => {
    const stop = writing.subscribe(() => {
      if (writing.read() !== null) return;
      stop();
      done();
    });
  });
}

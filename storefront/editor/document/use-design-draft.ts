import { useEffect, useRef } from 'react';
import { packHistory } from '#rules/design/editing/kept-history.ts';
import { isDirty } from '#rules/design/editor-history.ts';
import { leaveSlot } from './draft-slots.ts';
import { type Draft, type DraftPlace, deleteDraft, storeDrafts, writeDraft } from './drafts.ts';
import type { EditorStore } from './editor-store.ts';

/** Stores unsaved work on this device at each change; a stored design leaves no draft. `flush` waits until it is written. */
export function useDesignDraft(store: EditorStore, place: DraftPlace, userId: string | null) {
  const keeper = useRef<{ flush: (resume?: Draft['resume']) => Promise<void> } | null>(null);
  useEffect(() => {
    let scene = store.read().history.present;
    let { saved } = store.read();
    let wasUnsaved = isDirty(store.read().history);
    const placeOf = (customId: number | null): DraftPlace => ({ ...place, userId, customId });
    const keep = (resume: Draft['resume'] = null) => {
      const { history, sideId, saved: stored } = store.read();
      const here = placeOf(stored?.customId ?? null);
      // What waits for a login is kept although a cart has it.
      if (!isDirty(history) && resume === null) return deleteDraft(here);
      const revision = stored?.revision ?? null;
      const kept = { scene: history.present, history: packHistory(history), sideId, revision, writtenAt: Date.now(), resume };
      writeDraft(here, { schema: 1, ...kept });
    };
    const stop = store.subscribe(() => {
      const now = store.read();
      const isStored = now.saved !== saved;
      // A stored design needs no draft, neither as a new design nor as a saved one.
      if (isStored) deleteDraft(placeOf(saved?.customId ?? null));
      const isUnsaved = isDirty(now.history);
      if (isStored || now.history.present !== scene || isUnsaved !== wasUnsaved) keep();
      wasUnsaved = isUnsaved;
      saved = now.saved;
      scene = now.history.present;
    });
    keeper.current = {
      flush: async (resume) => {
        keep(resume);
        await storeDrafts();
      },
    };
    return stop;
  }, [store, place, userId]);
  useEffect(() => () => leaveSlot(place), [place]);
  return keeper;
}

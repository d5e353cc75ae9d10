import { useEffect, useRef } from 'react';
import { isDirty } from '#rules/design/editor-history.ts';
import { leaveSlot } from './draft-slots.ts';
import { type Draft, type DraftPlace, deleteDraft, writeDraft, writeDraftAtOnce } from './drafts.ts';
import type { EditorStore } from './editor-store.ts';

const WRITE_AFTER_MS = 400;

/**
 * Keeps unsaved work on this device: shortly after each change, and immediately when the page is hidden or unloads (iOS skips beforeunload,
 * and a reload does not wait for IndexedDB). A stored design leaves no draft, even if the page unloads at that moment.
 */
export function useDraft(store: EditorStore, place: DraftPlace, userId: string | null) {
  const keeper = useRef<{ flush: (resume?: Draft['resume']) => Promise<void> } | null>(null);
  useEffect(() => {
    let timer = 0;
    let scene = store.read().history.present;
    let { saved } = store.read();
    const placeOf = (customId: number | null): DraftPlace => ({ ...place, userId, customId });
    const here = () => placeOf(store.read().saved?.customId ?? null);
    const draftNow = (resume: Draft['resume']): Draft | null => {
      const { history, sideId, saved: stored } = store.read();
      if (!isDirty(history)) return null;
      return { schema: 1, scene: history.present, sideId, revision: stored?.revision ?? null, writtenAt: Date.now(), resume };
    };
    const flush = (resume: Draft['resume'] = null) => {
      clearTimeout(timer);
      timer = 0;
      const draft = draftNow(resume);
      return draft ? writeDraft(here(), draft) : deleteDraft(here(), Date.now());
    };
    // Editing still works without storage (private windows), just without drafts.
    const report = (error: unknown) => console.error(error);
    const stop = store.subscribe(() => {
      const now = store.read();
      if (now.saved !== saved) {
        // A stored design needs no draft, neither as a new design nor as a saved one.
        deleteDraft(placeOf(saved?.customId ?? null), Date.now()).catch(report);
        saved = now.saved;
        flush().catch(report);
      }
      if (now.history.present === scene) return;
      scene = now.history.present;
      clearTimeout(timer);
      timer = window.setTimeout(() => flush().catch(report), WRITE_AFTER_MS);
    });
    const onEnd = () => {
      const draft = timer === 0 ? null : draftNow(null);
      if (draft) writeDraftAtOnce(here(), draft);
      if (timer !== 0) flush().catch(report);
    };
    const onHidden = () => (document.visibilityState === 'hidden' ? onEnd() : undefined);
    window.addEventListener('pagehide', onEnd);
    document.addEventListener('visibilitychange', onHidden);
    keeper.current = { flush: (resume) => flush(resume).catch(report) };
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('pagehide', onEnd);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [store, place, userId]);
  useEffect(() => () => leaveSlot(place), [place]);
  return keeper;
}

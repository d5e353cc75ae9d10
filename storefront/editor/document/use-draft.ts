import { useEffect, useRef } from 'react';
import { isDirty } from '#rules/design/editor-history.ts';
import { type Draft, type DraftPlace, deleteDraft, writeDraft } from './drafts.ts';
import type { EditorStore } from './editor-store.ts';

const WRITE_AFTER_MS = 800;

/** Keeps unsaved work on this device: shortly after each change, and at once when the page is hidden (iOS skips beforeunload). */
export function useDraft(store: EditorStore, userId: string | null) {
  const keeper = useRef<{ flush: (resume?: Draft['resume']) => Promise<void> } | null>(null);
  useEffect(() => {
    let timer = 0;
    let scene = store.read().history.present;
    let { saved } = store.read();
    const placeOf = (customId: number | null): DraftPlace => ({ userId, productId: store.product.id, customId });
    const flush = async (resume: Draft['resume'] = null) => {
      clearTimeout(timer);
      const { history, sideId, saved: stored } = store.read();
      const place = placeOf(stored?.customId ?? null);
      if (!isDirty(history)) return deleteDraft(place);
      const revision = stored?.revision ?? null;
      await writeDraft(place, { schema: 1, scene: history.present, sideId, revision, writtenAt: Date.now(), resume });
    };
    // A device without storage (private windows) still edits; it only cannot keep drafts.
    const report = (error: unknown) => console.error(error);
    const stop = store.subscribe(() => {
      const now = store.read();
      if (now.saved !== saved) {
        // What is stored needs no draft: neither that of the new design nor that of the saved one.
        deleteDraft(placeOf(saved?.customId ?? null)).catch(report);
        saved = now.saved;
        flush().catch(report);
      }
      if (now.history.present === scene) return;
      scene = now.history.present;
      clearTimeout(timer);
      timer = window.setTimeout(() => flush().catch(report), WRITE_AFTER_MS);
    });
    const onHidden = () => document.visibilityState === 'hidden' && flush().catch(report);
    document.addEventListener('visibilitychange', onHidden);
    keeper.current = { flush: (resume) => flush(resume).catch(report) };
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [store, userId]);
  return keeper;
}

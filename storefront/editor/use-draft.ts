import { useEffect, useRef } from 'react';
import { isDirty } from '#rules/editor-history.ts';
import { type Draft, type DraftPlace, deleteDraft, writeDraft } from './drafts.ts';
import type { EditorStore } from './editor-store.ts';

const WRITE_AFTER_MS = 800;

/** Keeps unsaved work on this device: shortly after each change, and at once when the page is hidden (iOS skips beforeunload). */
export function useDraft(store: EditorStore, userId: string | null) {
  const keeper = useRef<{ flush: (resume?: Draft['resume']) => Promise<void> } | null>(null);
  useEffect(() => {
    let timer = 0;
    let scene = store.read().history.present;
    const flush = async (resume: Draft['resume'] = null) => {
      clearTimeout(timer);
      const { history, sideId, saved } = store.read();
      const place: DraftPlace = { userId, productId: store.product.id, customId: saved?.customId ?? null };
      if (!isDirty(history)) return deleteDraft(place);
      const revision = saved?.revision ?? null;
      await writeDraft(place, { schema: 1, scene: history.present, sideId, revision, writtenAt: Date.now(), resume });
    };
    // A device without storage (private windows) still edits; it only cannot keep drafts.
    const report = (error: unknown) => console.error(error);
    const stop = store.subscribe(() => {
      const now = store.read().history.present;
      if (now === scene) return;
      scene = now;
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

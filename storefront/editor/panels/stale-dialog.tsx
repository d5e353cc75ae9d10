import { useEffect, useState } from 'react';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { isDirty } from '#rules/design/editor-history.ts';
import type { EditorServices } from '../document/editor-data.ts';
import type { EditorStore } from '../document/editor-store.ts';
import { FetchedChoiceDialog } from '../document/leave-guard.tsx';
import type { Finish } from '../document/use-finish.ts';
import { editorTexts } from '../texts.ts';

type Props = { store: EditorStore; services: EditorServices; finish: Finish; onReload: () => void };

/**
 * Says that another tab saved the design, when this tab is shown again or its save is refused, and offers to load that version or to
 * save this one as a new design. A tab without changes just loads the newer version.
 */
export function StaleDialog({ store, services, finish, onReload }: Props) {
  const text = useText();
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const look = async () => {
      const { saved } = store.read();
      if (document.visibilityState !== 'visible' || saved === null || !(await services.isStale(saved))) return;
      if (store.read().saved !== saved || finish.isBusy()) return;
      if (isDirty(store.read().history)) return setSeen(true);
      toast(text(editorTexts.staleLoaded));
      onReload();
    };
    const ended = new AbortController();
    const whenSeen = () => void look().catch((error: unknown) => console.warn(error));
    document.addEventListener('visibilitychange', whenSeen, { signal: ended.signal });
    return () => ended.abort();
  });
  const { conflict } = finish;
  if (!conflict && !isSeen) return null;
  const close = (isNew: boolean) => {
    setSeen(false);
    conflict?.(isNew);
  };
  const saveAsNew = () => {
    close(true);
    if (!conflict) void finish.saveAsNew();
  };
  const load = () => {
    close(false);
    onReload();
  };
  return (
    <FetchedChoiceDialog
      title={text(editorTexts.staleTitle)}
      message={text(editorTexts.stale)}
      choices={[
        { label: text(editorTexts.saveAsNew), run: saveAsNew },
        { label: text(editorTexts.staleLoad), run: load },
      ]}
      stay={text(editorTexts.stay)}
      onStay={() => close(false)}
    />
  );
}

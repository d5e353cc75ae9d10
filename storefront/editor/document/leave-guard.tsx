import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import { editorTexts } from '../texts.ts';

const loadDialog = () => import('./choice-dialog.tsx');
export const FetchedChoiceDialog = fetchedView(() => loadDialog().then((file) => file.ChoiceDialog));

type Props = {
  isDirty: boolean;
  /** True for URLs that keep this editor open, e.g. another side. */
  staysOpen: (next: Location) => boolean;
  /** Saves; true on success. */
  onSave: () => Promise<boolean>;
  /** Writes the draft before leaving the page. */
  onKeepDraft: () => Promise<void>;
};

/** Warns of unsaved changes on every exit: links, Back, the popup carousel, closing the tab (specification 4.33). */
export function LeaveGuard({ isDirty, staysOpen, onSave, onKeepDraft }: Props) {
  const text = useText();
  const blocker = useBlocker(({ nextLocation }) => isDirty && !staysOpen(nextLocation));
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // Loaded on the first touch, so it is available when leaving even if the network is gone.
    const prepare = () => void loadDialog().catch((error: unknown) => console.warn(error));
    const ended = new AbortController();
    const { signal } = ended;
    for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, prepare, { once: true, signal });
    window.addEventListener('beforeunload', warn, { signal });
    return () => ended.abort();
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  const save = async () => {
    if (await onSave()) blocker.proceed();
    else blocker.reset();
  };
  const leave = async () => {
    await onKeepDraft();
    blocker.proceed();
  };
  return (
    <FetchedChoiceDialog
      title={text(editorTexts.leaveTitle)}
      message={text(editorTexts.leave)}
      choices={[
        { label: text(editorTexts.leaveSave), run: save, leaves: true },
        { label: text(editorTexts.leaveDraft), run: leave, leaves: true },
      ]}
      stay={text(editorTexts.stay)}
      onStay={() => blocker.reset()}
    />
  );
}

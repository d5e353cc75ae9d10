import { useState } from 'react';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { DAY_MS } from '#rules/shop/day.ts';
import { languageTags } from '#rules/shop/locale.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useEditor, useEditorSlice } from '../editor-context.tsx';
import { editorTexts } from '../texts.ts';

/**
 * Says that unsaved work was found on this device, and offers to discard it. Disappears with the first change, so it can only discard the
 * restored draft, never newer work.
 */
export function DraftNotice({ count, writtenAt }: { count: number; writtenAt: number }) {
  const { store } = useEditor();
  const { text, locale } = useLanguage();
  const [isShown, setShown] = useState(true);
  const isUntouched = useEditorSlice(({ under }) => under !== null);
  if (!isShown || !isUntouched) return null;
  return (
    <div role="status" className="flex shrink-0 items-center gap-1 bg-ink py-1 pr-1 pl-4 text-13 text-on-accent">
      <p className="flex-1 py-2">{text(editorTexts.draftRestored, { count, when: ago(writtenAt, Date.now(), languageTags[locale]) })}</p>
      <button type="button" onClick={() => store.discardDraft()} className="min-h-target shrink-0 px-2 font-semibold underline">
        {text(editorTexts.draftDiscard)}
      </button>
      <IconButton label={text(editorTexts.draftKeep)} className="text-on-accent hover:bg-ink-2" onClick={() => setShown(false)}>
        <Icon name="x" size={18} />
      </IconButton>
    </div>
  );
}

const units = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** "2 hours ago" in the reader's language; under a minute is "now". */
function ago(then: number, now: number, languageTag: string): string {
  const format = new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' });
  const passed = now - then;
  const fitting = units.find(({ ms }) => passed >= ms);
  return fitting ? format.format(-Math.floor(passed / fitting.ms), fitting.unit) : format.format(0, 'second');
}

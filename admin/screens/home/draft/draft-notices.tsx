import { Button } from '#admin/kit/button.tsx';
import { keptText } from '#admin/kit/said-text.ts';
import { homeTexts as texts } from '../texts.ts';
import { ConflictBar } from './conflict-bar.tsx';
import type { Draft } from './use-home-draft.ts';

/** Notices about the draft: only stored locally, restored, or changed by someone else. */
export function DraftNotices({ draft: { state, act, discard, outage, isRestored, unsaved } }: { draft: Draft }) {
  return (
    <div className="mb-3 space-y-2 empty:hidden">
      {outage === null ? null : (
        <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-warning">
          {keptText(outage.error)}
        </p>
      )}
      {isRestored && unsaved ? (
        <p role="status" className="flex items-center justify-between gap-2 rounded-control bg-info-soft px-3 py-2 text-info">
          {texts.restoredHere}
          <Button look="quiet" onClick={discard}>
            {texts.discard}
          </Button>
        </p>
      ) : null}
      <ConflictBar state={state} onSettle={(key, isMine) => act({ type: 'settle', key, isMine })} />
    </div>
  );
}

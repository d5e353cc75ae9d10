import { STAFF_DRAFT_DAYS } from '#admin/kit/edit/staff-drafts.ts';
import { days, table } from '#client/drafts/days.ts';
import { draft } from '#client/drafts/draft.ts';
import { tabStorage } from '#client/stores/browser-storage.ts';
import type { KeyStorage } from '#client/wire/idempotency-keys.ts';
import { canonicalText } from '#rules/shop/text/canonical-text.ts';
import { fingerprint } from '#rules/shop/text/fingerprint.ts';

/** A request that waits for its outcome: its Idempotency-Key, when it was first sent (ISO 8601), and its body's fingerprint. */
interface WaitingKey {
  key: string;
  sentAt: string;
  fingerprint: string;
}

export const keyTable = table('seam-waiting-keys');
/** The waiting keys of this browser, stored as long as drafts: another tab may send a draft again after the session's end. Browser only. */
export const keyShelf = days('seam-waiting-keys', STAFF_DRAFT_DAYS, { rows: keyTable });

/**
 * Where an office request is stored with its Idempotency-Key: in the tab, and in this browser, because a draft outlives its tab and
 * session and may be sent from another tab. A tab prefers its own key, so that tabs never use each other's. The browser's copy has a
 * fingerprint instead of the body, so the key can outlive a sign-out. Browser only.
 */
export async function officeKeys(name: string, body: unknown): Promise<KeyStorage> {
  const shelf = draft<WaitingKey>(name, { lifetime: keyShelf });
  const request = canonicalText(body);
  const shelved = await inTurn(() => shelf.read());
  let used: string | null = null;
  return {
    getItem: (slot) => tabStorage.getItem(slot) ?? asKept(shelved, request),
    setItem: (slot, kept) => {
      const { key, sentAt } = JSON.parse(kept) as Omit<WaitingKey, 'fingerprint'>;
      used = key;
      void shelf.write({ key, sentAt, fingerprint: fingerprint(request) });
      void keyShelf.flush();
      tabStorage.setItem(slot, kept);
    },
    removeItem: (slot) => {
      tabStorage.removeItem(slot);
      const known = used;
      void inTurn(async () => {
        if ((await shelf.read())?.key === known) await shelf.drop();
      });
    },
  };
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs one after another, so that a press never reads a key whose result is known. */
function inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  const done = turn.then(work);
  turn = done;
  return done;
}

/** The stored text of a waiting key, in the form of `idempotently`; null if another body waits. */
function asKept(shelved: WaitingKey | null, request: string): string | null {
  if (shelved?.fingerprint !== fingerprint(request)) return null;
  return JSON.stringify({ key: shelved.key, request, sentAt: shelved.sentAt });
}

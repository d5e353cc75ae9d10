import { isStillKept } from '#admin/kit/edit/kept-days.ts';
import { currentSession } from '#client/session/session.ts';
import { tabStorage } from '#client/stores/browser-storage.ts';
import type { KeyStorage } from '#client/wire/idempotency-keys.ts';
import { canonicalText } from '#rules/shop/text/canonical-text.ts';
import { fingerprint } from '#rules/shop/text/fingerprint.ts';
import { keyShelf, type WaitingKey } from './key-shelf.ts';

/**
 * Where a request of the back office waits with its Idempotency-Key: in the tab, and on the shelf of this browser, because a draft outlives
 * its tab and its session, and may be sent again from another tab. A tab prefers its own key, so that two tabs never take each other's.
 * The shelf holds a fingerprint of the body instead of the body, so the key can outlive a sign-out: a draft that another tab kept goes
 * under its first key. Browser only.
 */
export async function officeKeys(name: string, body: unknown): Promise<KeyStorage> {
  const place = `${currentSession().userId} ${name}`;
  const request = canonicalText(body);
  const shelved = await inTurn(() => keyShelf.get(place));
  let used: string | null = null;
  return {
    getItem: (slot) => tabStorage.getItem(slot) ?? asKept(shelved, request),
    setItem: (slot, kept) => {
      const { key, sentAt } = JSON.parse(kept) as WaitingKey;
      used = key;
      void inTurn(() => keyShelf.set(place, { key, sentAt, fingerprint: fingerprint(request) }));
      tabStorage.setItem(slot, kept);
    },
    removeItem: (slot) => {
      tabStorage.removeItem(slot);
      const known = used;
      void inTurn(async () => {
        if ((await keyShelf.get(place))?.key === known) await keyShelf.del(place);
      });
    },
  };
}

/** Deletes the keys in this browser that have waited as long as drafts are kept. Browser only. */
export function sweepKeys(): Promise<unknown> {
  return inTurn(async () => {
    const old = (await keyShelf.entries()).filter(([, { sentAt }]) => !isStillKept(sentAt, new Date()));
    for (const [place] of old) await keyShelf.del(place);
  });
}

let turn: Promise<unknown> = Promise.resolve();

/** One after the other, so that a press never reads a key whose outcome is known. null without storage, which must not stop a write. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result | null> {
  const done = turn.then(work).catch((error: unknown) => {
    console.warn(error);
    return null;
  });
  turn = done;
  return done;
}

/** As `idempotently` stores it; null if another body waits. */
function asKept(shelved: WaitingKey | null | undefined, request: string): string | null {
  if (shelved?.fingerprint !== fingerprint(request)) return null;
  return JSON.stringify({ key: shelved.key, request, sentAt: shelved.sentAt });
}

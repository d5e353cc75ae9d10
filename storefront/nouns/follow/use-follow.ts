import { useEffect } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { currentSession } from '#client/session/session.ts';
import { useSession } from '#client/session/use-session.ts';
import { shopNow } from '#client/shop-clock.ts';
import { tabStorage } from '#client/stores/browser-storage.ts';
import { errorMessages } from '#client/wire/error-texts.ts';
import { likedCount } from '#rules/member/like.ts';
import { useLoginQuestion } from '#storefront/nouns/like/like.tsx';
import { storeLikeWish, takeLikeWish } from '#storefront/nouns/like/like-wish.ts';
import { createStore, useStore } from '#ui/store.ts';
import type { FollowKind } from './operations.ts';

/** Whether I follow. `count`: the follower count, null if the page has it. */
interface KnownFollow {
  isFollowed: boolean;
  count: number | null;
}

/** My known follows, by member, kind and id. Pages are rendered for visitors, so this is loaded afterwards. */
const myFollows = createStore<Readonly<Record<string, KnownFollow>>>({});

export interface Followed {
  kind: FollowKind;
  id: number;
  /** From the page. */
  count: number;
  /** From the page, if it is a member's own. */
  isKnownFollowed?: boolean;
}

/** Following one artist or brand. Visitors are asked to log in. For members the change shows at once and is rolled back on failure. */
export function useFollow({ kind, id, count, isKnownFollowed }: Followed) {
  const text = useText();
  const promptLogin = useLoginQuestion();
  const { userId } = useSession();
  const key = `${userId} ${kind} ${id}`;
  const known = useStore(myFollows)[key] ?? { isFollowed: isKnownFollowed ?? false, count: null };
  const shownCount = known.count ?? count;
  useEffect(() => {
    if (userId !== null && isKnownFollowed === undefined) void fetchOrFollow(userId, kind, id);
  }, [userId, kind, id, isKnownFollowed]);

  const press = async () => {
    if (userId === null) {
      if (await promptLogin()) storeLikeWish(tabStorage, `${kind} ${id}`);
      return;
    }
    const isWanted = !known.isFollowed;
    show(key, { isFollowed: isWanted, count: likedCount(shownCount, isWanted) });
    try {
      const [{ isAble }, { switchFollow }] = await Promise.all([import('#client/abilities/is-able.ts'), import('./follow-calls.ts')]);
      if (!(await isAble('follow.set'))) {
        show(key, known);
        return void (await promptLogin());
      }
      await switchFollow(userId, kind, id, isWanted, shopNow().toISOString());
    } catch (error) {
      console.error(error);
      show(key, known);
      await dialog.alert({ message: text(navigator.onLine ? shell.somethingWrong : errorMessages.offline) });
    }
  };
  return { isFollowed: known.isFollowed, count: shownCount, press };
}

function show(key: string, follow: KnownFollow): void {
  myFollows.write({ ...myFollows.read(), [key]: follow });
}

/** Loads the state, after first performing a follow the visitor asked for before signing in. */
async function fetchOrFollow(userId: string, kind: FollowKind, id: number): Promise<void> {
  const key = `${userId} ${kind} ${id}`;
  const before = myFollows.read()[key];
  try {
    const { fetchMyFollow, switchFollow } = await import('./follow-calls.ts');
    if (takeLikeWish(tabStorage, `${kind} ${id}`)) await switchFollow(userId, kind, id, true, shopNow().toISOString());
    const answer = await fetchMyFollow(userId, kind, id);
    // Ignored if the button was pressed meanwhile or the member changed.
    if (currentSession().userId === userId && myFollows.read()[key] === before) show(key, answer);
  } catch (error) {
    // The button stays as is; watched queries ignore errors (specification 7.10).
    console.warn(error);
  }
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { nextLiesBehind, useSignInUrl } from '#client/session/use-sign-in-url.ts';
import { shopNow } from '#client/shop-clock.ts';
import { tabStorage } from '#client/stores/browser-storage.ts';
import { errorMessages } from '#client/wire/error-texts.ts';
import { likedCount } from '#rules/member/like.ts';
import { LikeButton } from '#ui/like-button.tsx';
import { useStore } from '#ui/store.ts';
import { likeKey } from './like-key.ts';
import { storeLikeWish, takeLikeWish } from './like-wish.ts';
import { myLikes, setLike, wantLike } from './likes.ts';
import type { LikeKind } from './operations.ts';

type Props = { kind: LikeKind; id: number; name: string; count?: number; className?: string };

/** The heart of a graphic or a product. Visitors are asked to log in (specification 5); for members the change shows at once. */
export function Like({ kind, id, name, count, className }: Props) {
  const text = useText();
  const promptLogin = useLoginQuestion();
  const { userId } = useSession();
  const likes = useStore(myLikes);
  // Signed out, the hearts of whoever was here are not shown.
  const known = (userId === null ? null : likes[likeKey(kind, id)]) ?? { isLiked: false, count: null };
  const shownCount = known.count ?? count ?? 0;
  useEffect(() => {
    if (userId === null) return;
    const wish = takeLikeWish(tabStorage, likeKey(kind, id)) ? likeAfterAll(userId, kind, id) : Promise.resolve();
    void wish.finally(() => wantLike(kind, id));
  }, [kind, id, userId]);

  const press = async () => {
    if (userId === null) {
      if (await promptLogin()) storeLikeWish(tabStorage, likeKey(kind, id));
      return;
    }
    const isWanted = !known.isLiked;
    setLike(kind, id, { isLiked: isWanted, count: likedCount(shownCount, isWanted) });
    try {
      const [{ isAble }, { switchLike }] = await Promise.all([import('#client/abilities/is-able.ts'), import('./like-calls.ts')]);
      if (!(await isAble('like.set'))) {
        setLike(kind, id, known);
        return void (await promptLogin());
      }
      await switchLike(userId, kind, id, isWanted, shopNow().toISOString());
    } catch (error) {
      console.error(error);
      setLike(kind, id, known);
      await dialog.alert({ message: text(navigator.onLine ? shell.somethingWrong : errorMessages.offline) });
    }
  };

  return (
    <LikeButton
      liked={known.isLiked}
      label={text(shell.likeThing, { name })}
      onToggle={press}
      className={className}
      count={count === undefined ? undefined : shownCount}
    />
  );
}

/** Performs a like the visitor asked for before signing in. */
async function likeAfterAll(userId: string, kind: LikeKind, id: number): Promise<void> {
  try {
    const { switchLike } = await import('./like-calls.ts');
    await switchLike(userId, kind, id, true, shopNow().toISOString());
  } catch (error) {
    // The heart stays empty.
    console.warn(error);
  }
}

/**
 * Handles an action that requires login: asks a visitor to log in and navigates there if accepted (specification 5.24), or tells a member that
 * their role does not allow it (specification 6). True if it navigates to the login. With a `hash`, the page can tell that it is returned to
 * from there.
 */
export function useLoginQuestion(hash = ''): () => Promise<boolean> {
  const text = useText();
  const navigate = useNavigate();
  const login = useSignInUrl('login', hash);
  const { isSignedIn } = useSession();
  return async () => {
    if (isSignedIn) {
      await dialog.alert({ message: text(shell.forbidden) });
      return false;
    }
    const isAccepted = await dialog.confirm({ message: text(shell.loginNeeded) });
    if (isAccepted) navigate(login, { state: hash === '' ? nextLiesBehind : null });
    return isAccepted;
  };
}

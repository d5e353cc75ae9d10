import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect } from 'react';
import { isAble } from '#client/abilities/is-able.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import { shopNow } from '#client/shop-clock.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import { useLoginQuestion } from '#storefront/nouns/like/like.tsx';
import { cx } from '#ui/class-names.ts';
import { useStore } from '#ui/store.ts';
import { entryMessages as words } from '../entry-texts.ts';
import type { VoteKind } from './vote-operations.ts';
import { myVotes, pressed, setVotes, unvoted, type VoteCounts, wantVotes, writeVotes } from './votes.ts';

const icons = { like: ThumbsUp, unlike: ThumbsDown } as const;

/**
 * Helpful and not helpful, with counts. Visitors are asked to log in (specification 5), authors are told why they cannot vote, and failures
 * are logged and shown (specification 8.19).
 */
export function ReviewVotes({ id, counts }: { id: number; counts: VoteCounts }) {
  const promptLogin = useLoginQuestion();
  const text = useText();
  const errorText = useErrorText();
  const { userId } = useSession();
  const known = useStore(myVotes)[id] ?? unvoted;
  const shown = known.counts ?? counts;
  useEffect(() => {
    if (userId !== null) wantVotes(id);
  }, [id, userId]);

  const isRefused = (kind: VoteKind) => known.isOwn && known.mine !== kind;

  const press = async (kind: VoteKind) => {
    if (userId === null) return void (await promptLogin());
    if (isRefused(kind)) return void (await dialog.alert({ message: text(words.ownVote) }));
    const wished = { ...pressed(known.mine, shown, kind), isOwn: known.isOwn };
    setVotes(id, wished);
    try {
      if (!(await isAble('review.like'))) {
        setVotes(id, known);
        return void (await promptLogin());
      }
      await writeVotes(userId, id, wished.mine, shopNow().toISOString());
    } catch (error) {
      console.error(error);
      setVotes(id, known);
      await dialog.alert({ message: errorText(error) });
    }
  };

  return (
    <div className="flex gap-2">
      {(['like', 'unlike'] as const).map((kind) => {
        const VoteIcon = icons[kind];
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={known.mine === kind}
            aria-disabled={isRefused(kind) || undefined}
            title={isRefused(kind) ? text(words.ownVote) : undefined}
            onClick={() => void press(kind)}
            className={cx(
              'inline-flex min-h-target items-center gap-1.5 rounded-full border px-3.5 text-13 tabular-nums transition-colors',
              known.mine === kind
                ? 'border-ink bg-ink text-on-accent'
                : isRefused(kind)
                  ? 'border-line text-ink-2'
                  : 'border-line hover:border-ink',
            )}
          >
            <VoteIcon aria-hidden="true" size={15} />
            {text(words[kind])} <span className="font-semibold">{shown[kind]}</span>
          </button>
        );
      })}
    </div>
  );
}

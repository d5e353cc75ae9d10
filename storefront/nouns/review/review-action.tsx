import { useState } from 'react';
import { Link } from 'react-router';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import { urlFor } from '#contract/routes.ts';
import { useLoginQuestion } from '#storefront/nouns/like/like.tsx';
import { useStore } from '#ui/store.ts';
import { entryMessages as words } from './entry-texts.ts';
import { myVotes } from './votes/votes.ts';

const ReportSheet = fetchedView(() => import('./report-sheet.tsx').then((file) => file.ReportSheet));

/** The action for a review: report it, or edit or delete one's own. */
export function ReviewAction({ id, className }: { id: number; className: string }) {
  const text = useText();
  const promptLogin = useLoginQuestion();
  const { isSignedIn } = useSession();
  const isOwn = useStore(myVotes)[id]?.isOwn ?? false;
  const [isOpen, setOpen] = useState(false);
  if (isOwn)
    return (
      <Link to={urlFor('mypage-review', {}, { tab: 'written' })} className={className}>
        {text(words.changeOwn)}
      </Link>
    );
  return (
    <>
      <button type="button" onClick={() => (isSignedIn ? setOpen(true) : void promptLogin())} className={className}>
        {text(words.report)}
      </button>
      {isOpen ? <ReportSheet id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

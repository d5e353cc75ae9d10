import { currentSession } from '#client/session/session.ts';
import { createStore } from '#client/stores/store.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { likedCount } from '#rules/member/like.ts';
import { switchRow } from '#storefront/nouns/like/switch-row.ts';
import { myVotesQuery } from './member-operations.ts';
import { type VoteKind, voteCalls } from './vote-operations.ts';

/** How I voted on a review, and its counts when they are newer than the page. On an own review nobody votes. */
export type Votes = { mine: VoteKind | null; counts: VoteCounts | null; isOwn: boolean };
export type VoteCounts = { like: number; unlike: number };

/** What is known of my votes, by the id of the review. Pages are made for visitors, so this is asked once they have loaded. */
export const myVotes = createStore<Readonly<Record<number, Votes>>>({});

/** What holds as long as nothing is known. */
export const unvoted: Votes = { mine: null, counts: null, isOwn: false };

const wanted = new Set<number>();
let isAsking = false;
let owner: string | null = null;

/** Asks, together with all other reviews of the page, how I voted on this one. */
export function wantVotes(id: number): void {
  const { userId } = currentSession();
  if (owner !== userId) {
    owner = userId;
    myVotes.write({});
  }
  if (userId === null || id in myVotes.read()) return;
  wanted.add(id);
  if (isAsking) return;
  isAsking = true;
  queueMicrotask(askWanted);
}

/** The votes and counts after a press: what was on goes off, and the other one goes off when this one goes on. */
export function pressed(mine: VoteKind | null, counts: VoteCounts, kind: VoteKind): { mine: VoteKind | null; counts: VoteCounts } {
  const isOn = mine !== kind;
  const other: VoteKind = kind === 'like' ? 'unlike' : 'like';
  const after = { ...counts, [kind]: likedCount(counts[kind], isOn) };
  if (isOn && mine === other) after[other] = likedCount(counts[other], false);
  return { mine: isOn ? kind : null, counts: after };
}

/** Shows votes before, or instead of, what the server says. */
export function setVotes(id: number, votes: Votes): void {
  myVotes.write({ ...myVotes.read(), [id]: votes });
}

/** Writes what a press means, by the row rules of specification 4; the other row first, so that never both are on. Throws DataServiceError. */
export async function writeVotes(userId: string, id: number, mine: VoteKind | null, now: string): Promise<void> {
  const order: VoteKind[] = mine === 'like' ? ['unlike', 'like'] : ['like', 'unlike'];
  for (const kind of order) await switchVote(userId, kind, id, mine === kind, now);
}

async function switchVote(userId: string, kind: VoteKind, id: number, isWanted: boolean, now: string): Promise<void> {
  const key = { user_id: userId, id };
  const calls = voteCalls[kind];
  const { vote } = await runQuery(calls.select, key);
  await switchRow(vote, isWanted, now, {
    insert: () => runQuery(calls.insert, key),
    update: (deleted_at) => runQuery(calls.update, { ...key, deleted_at }),
  });
}

async function askWanted(): Promise<void> {
  isAsking = false;
  const { userId } = currentSession();
  const ids = [...wanted];
  wanted.clear();
  if (userId === null) return;
  try {
    const { likes, unlikes, own } = await runQuery(myVotesQuery, { user_id: userId, ids });
    const answers: Record<number, Votes> = Object.fromEntries(ids.map((id) => [id, { ...unvoted }]));
    for (const [kind, rows] of [
      ['like', likes],
      ['unlike', unlikes],
    ] as const)
      for (const { review_id, review } of rows)
        answers[review_id] = { mine: kind, counts: review && { like: review.like_count, unlike: review.unlike_count }, isOwn: false };
    // A vote from the time when writers could vote is still theirs to take back.
    for (const { id } of own) answers[id] = { ...(answers[id] ?? unvoted), isOwn: true };
    // One pressed while the answer was on its way says what is wanted now; another member's answer is nobody's business.
    if (currentSession().userId === userId) myVotes.write({ ...answers, ...myVotes.read() });
  } catch (error) {
    // Watched queries ignore errors (specification 7).
    console.warn(error);
  }
}

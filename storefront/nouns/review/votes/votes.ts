import { currentSession } from '#client/session/session.ts';
import { runQuery } from '#client/wire/run-query.ts';
import { likedCount } from '#rules/member/like.ts';
import { switchRow } from '#storefront/nouns/like/switch-row.ts';
import { createStore } from '#ui/store.ts';
import { myVotesQuery } from './member-operations.ts';
import { type VoteKind, voteCalls } from './vote-operations.ts';

/** My vote on a review, and its counts if newer than the page. Nobody votes on their own review. */
export type Votes = { mine: VoteKind | null; counts: VoteCounts | null; isOwn: boolean };
export type VoteCounts = { like: number; unlike: number };

/** My known votes, by review id. Pages are rendered for visitors, so this is loaded afterwards. */
export const myVotes = createStore<Readonly<Record<number, Votes>>>({});

/** The state until the votes are loaded. */
export const unvoted: Votes = { mine: null, counts: null, isOwn: false };

const wanted = new Set<number>();
let isAsking = false;
let owner: string | null = null;

/** Requests my vote on this review, batched with all others on the page. */
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
  queueMicrotask(fetchWanted);
}

/** The vote and counts after a press: an active vote is removed, otherwise it replaces the other one. */
export function pressed(mine: VoteKind | null, counts: VoteCounts, kind: VoteKind): { mine: VoteKind | null; counts: VoteCounts } {
  const isOn = mine !== kind;
  const other: VoteKind = kind === 'like' ? 'unlike' : 'like';
  const after = { ...counts, [kind]: likedCount(counts[kind], isOn) };
  if (isOn && mine === other) after[other] = likedCount(counts[other], false);
  return { mine: isOn ? kind : null, counts: after };
}

/** Sets votes before, or instead of, the server's answer. */
export function setVotes(id: number, votes: Votes): void {
  myVotes.write({ ...myVotes.read(), [id]: votes });
}

/** Writes a vote by the row rules of specification 4, the other row first, so both are never active. Throws DataServiceError. */
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

async function fetchWanted(): Promise<void> {
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
    // Authors could vote once, and can still withdraw such a vote.
    for (const { id } of own) answers[id] = { ...(answers[id] ?? unvoted), isOwn: true };
    // Votes made during the request take precedence. The response is ignored if the member changed.
    if (currentSession().userId === userId) myVotes.write({ ...answers, ...myVotes.read() });
  } catch (error) {
    // Watched queries ignore errors (specification 7.10).
    console.warn(error);
  }
}

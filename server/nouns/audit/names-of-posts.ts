import type { Db } from '#server/transaction/transaction.ts';

interface Written {
  id: number;
  act: string;
  table: string;
  row: Readonly<Record<string, unknown>>;
}

const POSTS = 'management.influencer_feeds';
const PARTS = 'management.influencer_feed_';
/** Characters of a post used as its name. */
const BEGINNING = 20;

/**
 * Names in the log for influencers' posts, which have no title: the author and the beginning of the text, by row id. A part of a post gets
 * that name when the post itself is not in the same act.
 */
export async function namesOfPosts(db: Db, written: readonly Written[]): Promise<Map<number, string>> {
  const acts = new Set(written.filter(({ table }) => table === POSTS).map(({ act }) => act));
  const posts = written.flatMap(({ id, act, table, row }) => {
    const post = table === POSTS ? row.id : table.startsWith(PARTS) && !acts.has(act) ? row.feed_id : null;
    return typeof post === 'number' ? [{ id, post, now: table === POSTS ? row.content : undefined }] : [];
  });
  if (posts.length === 0) return new Map();
  const known = await db
    .selectFrom('management.influencer_feeds as post')
    .innerJoin('management.influencers as influencer', 'influencer.id', 'post.influencer_id')
    .select(['post.id', 'post.content', 'influencer.name'])
    .where(
      'post.id',
      'in',
      posts.map(({ post }) => post),
    )
    .execute();
  return new Map(
    posts.flatMap(({ id, post, now }) => {
      const found = known.find((each) => each.id === post);
      if (found === undefined) return [];
      const begins = [...(typeof now === 'string' ? now : found.content).replaceAll(/\s+/g, ' ').trim()];
      const words = begins.length > BEGINNING ? `${begins.slice(0, BEGINNING).join('')}…` : begins.join('');
      const whose = found.name.ko;
      return [[id, words === '' ? whose : `${whose}: ${words}`] as const];
    }),
  );
}

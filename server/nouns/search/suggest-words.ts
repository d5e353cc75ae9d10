import { type RawBuilder, sql } from 'kysely';
import type { Suggestions } from '#contract/rest/search/suggestions.ts';
import { jamoOf, onOtherKeyboard, typedInitials } from '#rules/search/jamo.ts';
import { nearestWords, nearKeys } from '#rules/search/misspelling.ts';
import { linePattern, plainWord, searchGrams, stemOf } from '#rules/search/pieces.ts';
import { isRightWord } from '#rules/search/spellings.ts';
import { matchedPart } from '#rules/search/suggestion.ts';
import { daysBefore, koreanDay } from '#rules/shop/korean-time.ts';
import { shownState } from '#rules/shop/shown.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { NEAR_MOST, wordsBeginning, wordsNear } from './read-search.ts';

const WORDS_MOST = 8;
const THINGS_MOST = 3;
/** Maximum words whose things are searched. */
const WORDS_LOOKED = 4;
const POPULAR_MOST = 10;
const POPULAR_DAYS = 7;
/** Maximum things compared by likes: for a word in thousands of things, the first of them. */
const THINGS_COMPARED = 300;

/** Suggestions for the typed text: vocabulary words, things of the first word, categories and brands; popular words for an empty text. */
export async function suggestWords(db: Db, q: string, now: Date): Promise<Suggestions> {
  const typed = plainWord(q);
  if (typed === '') return { words: [], things: [], shortcuts: [], popular: await popularWords(db, now) };
  const [words, shortcuts] = await Promise.all([wordsFor(db, q, typed), shortcutsFor(db, typed)]);
  const meant = words.length === 0 ? [q] : words.slice(0, WORDS_LOOKED).map(({ text }) => text);
  return { words, things: await thingsOf(db, meant), shortcuts, popular: [] };
}

/** Things of the first word and, if it has few, of later ones: half a syllable (후ㄷ) can be 후디 or 후드. */
async function thingsOf(db: Db, words: readonly string[]): Promise<Suggestions['things']> {
  const things = new Map<string, Suggestions['things'][number]>();
  for (const word of words) {
    if (things.size >= THINGS_MOST) break;
    for (const thing of await thingsWith(db, stemOf(plainWord(word)))) things.set(`${thing.kind} ${thing.id}`, thing);
  }
  return [...things.values()].slice(0, THINGS_MOST);
}

type Word = { word: string; written: string; uses: number };

async function wordsFor(db: Db, q: string, typed: string): Promise<Suggestions['words']> {
  const shown = (words: readonly Word[], by: string) =>
    words.slice(0, WORDS_MOST).map(({ written }) => ({ text: written, match: matchedPart(written, by) }));
  const begun = await beginning(db, typed);
  if (begun.length > 0) return shown(begun, q);
  const other = onOtherKeyboard(typed);
  const elsewhere = other === null ? [] : await beginning(db, other);
  if (elsewhere.length > 0) return shown(elsewhere, other ?? '');
  if (isRightWord(typed)) return [];
  const { rows } = await sql<Word>`select word, written, uses from (${wordsNear(nearKeys(typed), NEAR_MOST)}) near`.execute(db);
  return shown(nearestWords(typed, rows, WORDS_MOST), q);
}

async function beginning(db: Db, typed: string): Promise<Word[]> {
  const initials = typedInitials(typed);
  const look = { initials: initials === null ? [] : [initials], begun: initials === null ? [jamoOf(typed)] : [] };
  const { rows } = await sql<Word>`select word, written, uses from (${wordsBeginning(look, WORDS_MOST)}) begun`.execute(db);
  return rows;
}

const holds = (word: string) => sql<boolean>`s.grams @> ${searchGrams(word)}::text[] and s.words like ${linePattern(word, 'whole')}`;

async function thingsWith(db: Db, word: string): Promise<Suggestions['things']> {
  const most = (rows: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`select * from (${rows} limit ${THINGS_COMPARED}) t
    order by ${order}, id limit ${THINGS_MOST}`;
  const { rows } = await sql<Suggestions['things'][number] & { own: boolean }>`
    select kind, id, name, owner, picture, path_name from (
      (${most(
        sql`select 'artist' as kind, a.id, a.name, null::jsonb as owner, a.profile_src as picture, a.path_name, 0 as rank, a.follower_count as likes
          from product.artist_search s join product.artists a on a.id = s.artist_id where ${holds(word)}`,
        sql`likes desc`,
      )})
      union all
      (${most(
        sql`select 'product' as kind, p.id, p.name, b.name as owner, p.image_src as picture, null as path_name, case when s.own_words like ${linePattern(word, 'whole')} then 1 else 3 end as rank, p.like_count as likes
          from product.product_search s join product.products p on p.id = s.product_id join product.brands b on b.id = p.brand_id
          where ${holds(word)} and p.state = ${shownState} and not p.is_sold_out`,
        sql`rank, likes desc`,
      )})
      union all
      (${most(
        sql`select 'graphic' as kind, g.id, g.name, a.name as owner, g.src as picture, a.path_name, 2 as rank, g.like_count as likes
          from product.graphic_search s join product.graphics g on g.id = s.graphic_id join product.artists a on a.id = g.artist_id where ${holds(word)}`,
        sql`likes desc`,
      )})
    ) found order by rank, likes desc, id limit ${THINGS_MOST}`.execute(db);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** Matching categories and brands, compared by name because they are few. */
async function shortcutsFor(db: Db, typed: string): Promise<Suggestions['shortcuts']> {
  const { rows } = await sql<Suggestions['shortcuts'][number]>`
    select kind, id, path_name, name from (
      select 'category' as kind, id, path_name, name, position from product.categories where deleted_at is null
      union all select 'brand', id, null, name, position from product.brands where deleted_at is null and state = ${shownState}
    ) known order by kind desc, position, id limit 500`.execute(db);
  const goal = jamoOf(typed);
  return rows
    .filter(({ name }) => Object.values(name).some((each) => jamoOf(plainWord(each)).startsWith(goal)))
    .slice(0, THINGS_MOST)
    .map((row) => ({ ...row, id: Number(row.id) }));
}

/** The most frequent successful searches of the last days. */
async function popularWords(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`select term from management.search_hits
    where day > ${koreanDay(daysBefore(now, POPULAR_DAYS))}::date group by term order by sum(count) desc, term limit ${POPULAR_MOST}`.execute(
    db,
  );
  return rows.map(({ term }) => term);
}

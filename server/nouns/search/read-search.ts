import { sql } from 'kysely';
import type { SearchReading } from '#contract/shop-bridge.ts';
import { searchPieces } from '#rules/search/pieces.ts';
import { firstLookOf, readQuery, type SecondLook, secondLookAt, unreadWords, type Vocabulary } from '#rules/search/reading.ts';
import { type Lexicon, lexiconOf, searchTerms, type WrittenGroup } from '#rules/search/synonyms.ts';
import type { KnownWord } from '#rules/search/vocabulary.ts';
import type { Db } from '#server/transaction/transaction.ts';

/** Maximum vocabulary words compared with a misspelled one. */
export const NEAR_MOST = 200;
/** Maximum words for initials or half a syllable. */
const BEGUN_MOST = 40;

/**
 * Reads a search as it was meant (rules/search/reading.ts), without running it. One statement; a second one for words not in the
 * vocabulary. `isExact` takes every word as typed.
 */
export async function readSearch(db: Db, q: string, isExact: boolean): Promise<SearchReading> {
  const { lexicon, known } = await firstLook(db, firstLookOf(q));
  if (isExact) return { terms: searchTerms(q, lexicon), corrected: null, near: [] };
  const unread = unreadWords(q, lexicon, known);
  const vocabulary =
    unread.length === 0 ? { known, parts: new Set<string>(), meant: [] } : await secondLook(db, known, secondLookAt(unread));
  const { terms, corrected } = readQuery(q, lexicon, vocabulary);
  return { terms, corrected, near: nearWords(q, vocabulary) };
}

/** Alternatives for a search without results: each word alone, then similarly written words. */
function nearWords(q: string, { known, meant }: Vocabulary): string[] {
  const pieces = searchPieces(q);
  const alone = pieces.length < 2 ? [] : pieces.flatMap((piece) => known.get(piece)?.written ?? []);
  const like = [...meant].sort((one, other) => other.uses - one.uses || (one.word < other.word ? -1 : 1)).map(({ written }) => written);
  return [...new Set([...alone, ...like])].slice(0, 6);
}

type Row = KnownWord & { jamo: string; initials: string };

const columns = sql`word, written, uses, is_named as "isNamed", jamo, initials`;

async function firstLook(db: Db, words: readonly string[]): Promise<{ lexicon: Lexicon; known: Map<string, KnownWord> }> {
  const { rows } = await sql<{ groups: string; categories: string; known: KnownWord[] }>`select
    (select coalesce(json_agg(json_build_object('words', words, 'meaning', meaning) order by position, id), '[]')
      from (select * from management.search_synonyms order by position, id limit 500) s)::text as groups,
    (select coalesce(json_agg(json_build_object('name', name)), '[]') from product.categories where deleted_at is null)::text as categories,
    (select coalesce(json_agg(json_build_object('word', word, 'written', written, 'uses', uses, 'isNamed', is_named)), '[]')
      from product.search_words where word = any (${words}::text[])) as known`.execute(db);
  const [row = { groups: '[]', categories: '[]', known: [] }] = rows;
  return { lexicon: lexiconFrom(row.groups, row.categories), known: new Map(row.known.map((each) => [each.word, each])) };
}

/** The lexicon last read: it rarely changes, and normalising its thousand words costs more than reading them. */
let last: { written: string; lexicon: Lexicon } | null = null;

function lexiconFrom(groups: string, categories: string): Lexicon {
  const written = groups + categories;
  if (last?.written !== written)
    last = { written, lexicon: lexiconOf(JSON.parse(groups) as WrittenGroup[], JSON.parse(categories) as { name: object }[]) };
  return last.lexicon;
}

/**
 * The second look-up. Each part and key is looked up alone by index: for many at once PostgreSQL would misjudge how rare keys are and
 * read the whole vocabulary.
 */
async function secondLook(db: Db, known: ReadonlyMap<string, KnownWord>, look: SecondLook): Promise<Vocabulary> {
  const { rows } = await sql<Row & { how: 'known' | 'part' | 'meant' }>`
    select 'known' as how, ${columns} from product.search_words where word = any (${look.words}::text[])
    union all
    select 'part', part, '', 0, true, '', '' from unnest(${look.parts}::text[]) part
      where (length(part) > 1 or part ~ '[\u3400-\u9fff]') and 0 < (select count(*) from product.search_words w
        where app.search_grams(w.word) @> app.search_grams(part) and w.is_named
          and case when part ~ '[a-z0-9]$' then starts_with(w.word, part) else position(part in w.word) > 0 end)
    union all select 'meant', ${columns} from (${wordsBeginning(look, BEGUN_MOST)}) begun
    union all select 'meant', ${columns} from (${wordsNear(look.near, NEAR_MOST)}) near`.execute(db);
  return {
    known: new Map([...known, ...rows.filter(({ how }) => how === 'known').map((row): [string, KnownWord] => [row.word, row])]),
    parts: new Set(rows.filter(({ how }) => how === 'part').map(({ word }) => word)),
    meant: rows.filter(({ how }) => how === 'meant'),
  };
}

/** Words by the beginning of their initials or letters; those with exactly these initials first, then the most used. */
export function wordsBeginning({ initials, begun }: Pick<SecondLook, 'initials' | 'begun'>, most: number) {
  return sql`select * from (
    (select w.* from unnest(${initials}::text[]) typed cross join lateral (select * from product.search_words
        where initials ~>=~ typed and initials ~<~ (typed || '힣') and is_named and initials <> ''
        order by initials = typed desc, uses desc, word limit ${most}) w
      order by w.initials = typed desc, w.uses desc, w.word limit ${most})
    union all
    (select w.* from unnest(${begun}::text[]) typed cross join lateral (select * from product.search_words
        where jamo ~>=~ typed and jamo ~<~ (typed || '힣') and is_named order by uses desc, word limit ${most}) w
      order by w.uses desc, w.word limit ${most})) words`;
}

/** Words that share a key with a misspelled word (rules/search/misspelling.ts), the most used first. */
export function wordsNear(keys: readonly string[], most: number) {
  return sql`select distinct w.* from unnest(${keys}::text[]) typed cross join lateral (
    select * from product.search_words where is_named and near @> array[typed] order by uses desc, word limit ${most}
  ) w order by w.uses desc, w.word limit ${most}`;
}

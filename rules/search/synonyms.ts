import type { ColourFamilyId } from '../catalogue/product/colour-names.ts';
import { piecesOf, stemOf } from './pieces.ts';

/**
 * The kinds of synonym groups: SAME, each word finds the others; GOODS, the same for a kind of goods; WIDER, the first word finds the
 * others but not the other way round (꽃 finds 튤립), and excludes words with a hyphen (반팔, 티셔츠, -긴소매).
 */
export const synonymMeanings = ['SAME', 'GOODS', 'WIDER'] as const;
export type SynonymMeaning = (typeof synonymMeanings)[number];

/** A group, normalised (management.search_synonyms). */
export interface SynonymGroup {
  meaning: SynonymMeaning;
  words: readonly string[];
  not: readonly string[];
}
export type Synonyms = readonly SynonymGroup[];

/** A group as it is stored. */
export interface WrittenGroup {
  words: string;
  meaning?: string;
}

/** Separators between the words of a group, in all scripts of the shop. */
const separators = /[,，、\n]/;

/** The words of one group from a comma-separated list, without duplicates; a word may have several pieces. */
export function synonymWords(written: string): string[] {
  const squeezed = written.split(separators).map((word) => stemOf(piecesOf(word).join('')));
  return [...new Set(squeezed.filter((word) => word !== ''))];
}

/** Parses all groups. */
export function synonymsOf(rows: readonly WrittenGroup[]): Synonyms {
  return rows.map(({ words, meaning = 'SAME' }) => {
    const isOut = (word: string) => meaning === 'WIDER' && word.trim().startsWith('-');
    const all = words.split(separators);
    const kept = all.filter((word) => !isOut(word));
    return { meaning: meaning as SynonymMeaning, words: synonymWords(kept.join()), not: synonymWords(all.filter(isOut).join()) };
  });
}

/** Search vocabulary, normalised: synonyms, and the names of product kinds (categories and words for goods). */
export interface Lexicon {
  synonyms: Synonyms;
  kinds: readonly string[];
}

/** Builds the lexicon from the stored groups and the names of all categories, in every language. */
export function lexiconOf(groups: readonly WrittenGroup[], categories: readonly { name: object }[]): Lexicon {
  const names = categories.flatMap(({ name }) => Object.values(name).filter((each) => typeof each === 'string'));
  const synonyms = synonymsOf(groups);
  const goods = synonyms.filter(({ meaning }) => meaning === 'GOODS').flatMap(({ words }) => words);
  return { synonyms, kinds: [...new Set([...names.flatMap(synonymWords), ...goods])] };
}

/** The alternatives for one typed word, the typed form first. All pieces of an alternative must match. */
export type SearchTerm = readonly (readonly string[])[];

/**
 * A word of a search as it is matched. `kind` matches the kind of product, not its print; `colour` an option's colour; `told` only
 * descriptions. Things with a word of `not` are excluded.
 */
export interface ReadTerm {
  is: 'word' | 'kind' | 'colour' | 'told';
  ways: SearchTerm;
  not?: readonly string[];
  /** For a colour: its family, whose pictures are shown. */
  family?: ColourFamilyId;
}

/** Maximum words per group, and maximum synonyms per search: each adds a condition to the query. */
export const SYNONYMS_MOST = 24;
const OTHERS_MOST = 32;

/** Maximum pieces in one word of a group: 휴대폰 케이스, new era cap. */
const LONGEST_WORD = 4;

/** True for a word in a group or category. */
export function isInLexicon(word: string, { synonyms, kinds }: Lexicon): boolean {
  return kinds.includes(word) || synonyms.some((group) => isHeadOf(word, group));
}

/** One word with its synonyms, at most `most`. */
export function termOf(pieces: readonly string[], lexicon: Lexicon, most: number = OTHERS_MOST): ReadTerm {
  const stems = pieces.map(stemOf);
  const word = stemOf(pieces.join(''));
  const { others, not } = othersOf(word, lexicon.synonyms);
  const ways = [stems, ...others.slice(0, most).map((other) => [other])];
  const isKind = [word, ...sameAs(word, lexicon.synonyms)].some((each) => lexicon.kinds.includes(each));
  return { is: isKind ? 'kind' : 'word', ways, ...(not.length === 0 ? {} : { not }) };
}

/**
 * The typed words with their alternatives. Adjacent words that form one synonym (폰 케이스) are joined, the longest first. Earlier words get
 * more alternatives.
 */
export function searchTerms(typed: string, lexicon: Lexicon): ReadTerm[] {
  const terms = new Map<string, ReadTerm>();
  let left = OTHERS_MOST;
  for (const taken of joinedWords(piecesOf(typed), lexicon)) {
    const word = taken.join('');
    if (terms.has(word)) continue;
    const term = termOf(taken, lexicon, left);
    left -= term.ways.length - 1;
    terms.set(word, term);
  }
  return [...terms.values()];
}

/** The words, with neighbours joined that are one word of the lexicon. */
export function joinedWords(pieces: readonly string[], lexicon: Lexicon): string[][] {
  const words: string[][] = [];
  for (let at = 0; at < pieces.length; ) {
    const taken = longestWord(pieces.slice(at, at + LONGEST_WORD), lexicon);
    words.push(taken);
    at += taken.length;
  }
  return words;
}

function longestWord(pieces: readonly string[], lexicon: Lexicon): string[] {
  for (let count = pieces.length; count > 1; count -= 1) {
    const taken = pieces.slice(0, count);
    if (isInLexicon(stemOf(taken.join('')), lexicon)) return taken;
  }
  return pieces.slice(0, 1);
}

function isHeadOf(word: string, { meaning, words }: SynonymGroup): boolean {
  return meaning === 'WIDER' ? words[0] === word : words.includes(word);
}

const sameAs = (word: string, synonyms: Synonyms) =>
  synonyms.filter((group) => group.meaning !== 'WIDER' && group.words.includes(word)).flatMap(({ words }) => words);

/** The other words with the same meaning, and the excluding words. */
function othersOf(word: string, synonyms: Synonyms): { others: string[]; not: string[] } {
  const same = [...new Set([word, ...sameAs(word, synonyms)])];
  const wider = synonyms.filter(({ meaning, words }) => meaning === 'WIDER' && same.includes(words[0] ?? ''));
  const others = new Set([...same, ...wider.flatMap(({ words }) => words)]);
  others.delete(word);
  return { others: [...others], not: [...new Set(wider.flatMap(({ not }) => not))] };
}

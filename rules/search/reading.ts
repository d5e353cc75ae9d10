import { colourTerm, shadeTerm } from './colour-word.ts';
import { asTyped, isHalfTyped, jamoOf, onOtherKeyboard, typedInitials } from './jamo.ts';
import { nearestWords, nearKeys } from './misspelling.ts';
import { isJoined, piecesOf, stemOf } from './pieces.ts';
import { isFiller, withoutParticles } from './sentence-words.ts';
import { isRightWord, otherSpellings } from './spellings.ts';
import { partsOf, splitWord } from './splitting.ts';
import { isInLexicon, joinedWords, type Lexicon, type ReadTerm, termOf } from './synonyms.ts';
import type { KnownWord } from './vocabulary.ts';

/** The part of the vocabulary that a reading needs. */
export interface Vocabulary {
  /** Known words. */
  known: ReadonlyMap<string, KnownWord>;
  /** Strings that are part of a known word (별자 of 별자리; for Latin words the beginning). */
  parts: ReadonlySet<string>;
  /** Possible meanings of unknown words: from initials, half syllables or typing mistakes. */
  meant: readonly (KnownWord & { jamo: string; initials: string })[];
}

/** The result of reading a search. */
export interface Reading {
  terms: ReadTerm[];
  /** The words searched instead of the typed ones, shown with a link to search as typed. */
  corrected: string | null;
}

/** Maximum words that one mistake, initials or half syllable can mean. */
const MEANT_MOST = 8;

/** Maximum length of a string searched inside vocabulary words; a longer one is split instead. */
const LONGEST_PART = 8;
const PARTS_MOST = 12;

/** The strings to look up first: the stem of each typed word, the word without particles, and each pair of neighbours joined (볼 캡). */
export function firstLookOf(typed: string): string[] {
  const pieces = piecesOf(typed).map(stemOf);
  const pairs = pieces.slice(1).map((piece, at) => (pieces[at] ?? '') + piece);
  return [...new Set([...pieces, ...pairs, ...pieces.flatMap(withoutParticles)])];
}

/** The second look-up, for words that the first one did not find. */
export interface SecondLook {
  /** Possible words. */
  words: string[];
  /** Possible parts of words. */
  parts: string[];
  /** Beginnings of initials and of words by letters. */
  initials: string[];
  begun: string[];
  near: string[];
}

/** The words of a search that neither the shop's names nor its lexicon nor the colours contain; usually none. */
export function unreadWords(typed: string, lexicon: Lexicon, known: Vocabulary['known']): string[] {
  const reader = new Reader(lexicon, { known, parts: new Set(), meant: [] });
  return reader.wordsOf(typed).filter((word) => !reader.isKnown(word));
}

export function secondLookAt(unread: readonly string[]): SecondLook {
  const others = unread.flatMap((word) => onOtherKeyboard(word) ?? []);
  const spelled = unread.flatMap(otherSpellings);
  const bare = unread.flatMap(withoutParticles);
  return {
    words: [
      ...new Set([...unread, ...others].flatMap(partsOf).concat(spelled, bare, [...others, ...spelled].flatMap(withoutParticles))),
    ].map(stemOf),
    parts: [...new Set([...unread, ...bare, ...others, ...spelled])].filter((part) => part.length <= LONGEST_PART).slice(0, PARTS_MOST),
    initials: unread.flatMap((word) => typedInitials(word) ?? []),
    begun: [...unread, ...others].filter(isHalfTyped).map(jamoOf),
    near: [...new Set([...unread, ...bare, ...others].filter((word) => !isRightWord(word)).flatMap(nearKeys))],
  };
}

/**
 * Reads a search as meant. Known words stay as typed; for others the first that gives a known word counts: without its particle, split,
 * another spelling, a word of descriptions, a shade, the other keyboard, initials, half typed, a typing mistake.
 */
export function readQuery(typed: string, lexicon: Lexicon, vocabulary: Vocabulary): Reading {
  const reader = new Reader(lexicon, vocabulary);
  const read = reader.wordsOf(typed).map((word) => reader.read(word));
  const told = read.filter(({ terms }) => terms.length > 0);
  const terms = new Map<string, ReadTerm>();
  // A search of fillers alone (선물 추천) is looked for as it stands.
  for (const { terms: each } of told.length > 0 ? told : reader.wordsOf(typed).map((word) => ({ terms: [termOf([word], lexicon)] })))
    for (const term of each) terms.set(term.ways[0]?.join('') ?? '', term);
  const isCorrected = told.some(({ shown }) => shown !== null);
  return { terms: [...terms.values()], corrected: isCorrected ? told.map(({ shown, word }) => shown ?? word).join(' ') : null };
}

interface ReadWord {
  word: string;
  terms: ReadTerm[];
  /** The word searched instead; null when it is as typed. */
  shown: string | null;
}

class Reader {
  readonly #lexicon: Lexicon;
  readonly #vocabulary: Vocabulary;
  /** The number of alternatives that a search may still add. */
  #left = 32;

  constructor(lexicon: Lexicon, vocabulary: Vocabulary) {
    this.#lexicon = lexicon;
    this.#vocabulary = vocabulary;
  }

  /** The typed words; neighbours that are one word in the lexicon or vocabulary are joined. */
  wordsOf(typed: string): string[] {
    const words = joinedWords(piecesOf(typed), this.#lexicon).map((pieces) => pieces.join(''));
    for (let at = 0; at + 1 < words.length; at += 1) {
      const [one = '', other = ''] = words.slice(at, at + 2);
      if ((this.isKnown(one) && this.isKnown(other)) || isFiller(other)) continue;
      if (!this.#isNamed(one + other) && !otherSpellings(one + other).some((spelled) => this.isKnown(spelled))) continue;
      words.splice(at, 2, one + other);
    }
    return words;
  }

  isKnown(word: string): boolean {
    return colourTerm(word) !== null || isInLexicon(stemOf(word), this.#lexicon) || this.#isNamed(word);
  }

  read(word: string): ReadWord {
    const asIs = this.#asTyped(word);
    if (asIs !== null) return { word, terms: asIs, shown: null };
    for (const other of otherSpellings(word)) {
      const terms = this.#asTyped(other) ?? this.#asTold(other);
      if (terms !== null) return { word, terms, shown: null };
    }
    if (isRightWord(word)) return { word, terms: [this.#term(word)], shown: null };
    const told = this.#asTold(word);
    if (told !== null) return { word, terms: told, shown: null };
    const shade = shadeTerm(word);
    if (shade !== null) return { word, terms: [shade.term], shown: shade.shown };
    const other = onOtherKeyboard(word);
    const typedElse = other === null ? null : (this.#asTyped(other) ?? (isHalfTyped(other) ? this.#ofMeant(this.#begun(other)) : null));
    if (other !== null && typedElse !== null) return { word, terms: typedElse, shown: other };
    const meant = this.#meantBy(word) ?? (other === null ? null : this.#slips(other));
    return meant === null ? { word, terms: [this.#term(word)], shown: null } : { word, ...meant };
  }

  /** The terms of a known word, joined or with a particle; null for any other. */
  #asTyped(word: string): ReadTerm[] | null {
    const colour = colourTerm(word);
    if (colour !== null) return [colour];
    if (isFiller(word) && !isInLexicon(word, this.#lexicon)) return [];
    if (this.isKnown(word)) return [this.#withStem(word)];
    const bare = withoutParticles(word).find((stem) => this.isKnown(stem));
    if (bare !== undefined) return [colourTerm(bare) ?? this.#withStem(bare)];
    if (isRightWord(word)) return null;
    const whole = this.#toldWhole(word);
    if (whole !== null) return whole;
    const parts = this.#split(word);
    if (parts !== null && parts.length > 1) return parts;
    if (this.#vocabulary.parts.has(word)) return [this.#term(word)];
    if (parts !== null) return parts;
    const begun = withoutParticles(word).find((stem) => isJoined(stem) && this.#vocabulary.parts.has(stem));
    return begun === undefined ? null : [this.#term(begun)];
  }

  /** The parts of a joined word; a motif of one syllable (산쿠션) or a word of descriptions (기모후드티) counts only beside a kind of goods. */
  #split(word: string): ReadTerm[] | null {
    const isHan = (part: string) => /^\p{Script=Han}+$/u.test(part) && this.#vocabulary.parts.has(part);
    const toldPart = (part: string) => (part.length > 1 && !this.isKnown(part) ? this.#toldWhole(part)?.[0] : undefined);
    const parts = splitWord(word, (part) => this.isKnown(part) || isHan(part) || toldPart(part) !== undefined);
    const terms = parts?.map((part) => toldPart(part) ?? colourTerm(part) ?? this.#term(part)) ?? null;
    const isWeak = (part: string) => toldPart(part) !== undefined || (/^[가-힣]$/.test(part) && colourTerm(part) === null);
    return parts?.some(isWeak) === true && terms?.every(({ is }) => is !== 'kind') === true ? null : terms;
  }

  /** A name word with a particle (곰이) is also found without it. */
  #withStem(word: string): ReadTerm {
    const term = this.#term(word);
    const stem = isInLexicon(word, this.#lexicon) ? undefined : withoutParticles(word).find((each) => this.isKnown(each));
    return stem === undefined ? term : { ...term, ways: [...term.ways, ...this.#term(stem).ways] };
  }

  #meantBy(word: string): { terms: ReadTerm[]; shown: string } | null {
    const initials = typedInitials(word);
    if (initials !== null) {
      const words = this.#vocabulary.meant.filter((each) => each.initials.startsWith(initials));
      const whole = words.filter((each) => each.initials === initials);
      return this.#shownMeant(whole.length > 0 ? whole : words);
    }
    if (isHalfTyped(word))
      return this.#shownMeant(this.#begun(word)) ?? this.#shownMeant(nearestWords(asTyped(word).slice(0, -1), this.#vocabulary.meant, 3));
    return this.#slips(word);
  }

  #slips(word: string): { terms: ReadTerm[]; shown: string } | null {
    for (const each of [word, ...withoutParticles(word)]) {
      const near = isRightWord(each) ? [] : nearestWords(each, this.#vocabulary.meant, 3);
      if (near.length > 0) return this.#shownMeant(near);
    }
    return null;
  }

  #begun(word: string) {
    return this.#vocabulary.meant.filter(({ jamo }) => jamo.startsWith(jamoOf(word)));
  }

  #shownMeant(words: readonly KnownWord[]): { terms: ReadTerm[]; shown: string } | null {
    const terms = this.#ofMeant(words);
    const [first] = byUse(words);
    return terms === null || first === undefined ? null : { terms, shown: first.written };
  }

  /** One term of all possible words, the most used first. */
  #ofMeant(words: readonly KnownWord[]): ReadTerm[] | null {
    const [first, ...others] = byUse(words).slice(0, MEANT_MOST);
    if (first === undefined) return null;
    const colour = colourTerm(first.word);
    if (colour !== null) return [colour];
    const term = this.#term(first.word);
    const more = others.map(({ word }) => this.#term(word));
    const isKind = [term, ...more].every(({ is }) => is === 'kind');
    const ways = [...new Map([term, ...more].flatMap((each) => each.ways).map((way) => [way.join(), way])).values()];
    return [{ ...term, is: isKind ? 'kind' : 'word', ways }];
  }

  #term(word: string): ReadTerm {
    const term = termOf([word], this.#lexicon, this.#left);
    this.#left -= term.ways.length - 1;
    return term;
  }

  #isNamed = (word: string) => this.#vocabulary.known.get(stemOf(word))?.isNamed === true;

  #asTold(word: string): ReadTerm[] | null {
    const known = [word, ...withoutParticles(word)].find((each) => this.#vocabulary.known.has(stemOf(each)));
    return known === undefined ? null : this.#toldWhole(known);
  }

  #toldWhole(word: string): ReadTerm[] | null {
    const known = this.#vocabulary.known.get(stemOf(word));
    return known === undefined || known.isNamed ? null : [{ is: 'told', ways: [[known.word]] }];
  }
}

function byUse(words: readonly KnownWord[]): KnownWord[] {
  return [...words].sort(
    (one, other) => other.uses - one.uses || one.written.length - other.written.length || (one.word < other.word ? -1 : 1),
  );
}

/**
 * Words of this shop that no password may lean on: its name, who is there, what it sells (ASVS 6.1.2). The names of its brands and artists and the
 * member's own ID and phone come beside them.
 */
const shopWords = [
  'seam',
  'admin',
  'artist',
  'brand',
  'shopper',
  'graphic',
  'custom',
  'design',
  'hoodie',
  'tshirt',
  '티셔츠',
  '후드',
  '디자인',
];

/** Different letters that must be left of a password when the words in it are taken out. Korean syllables count by their letters. */
const lettersLeft = 4;
const latinWordMin = 4;
const koreanWordMin = 2;
/** Digits in a row that tell a phone: its last half is what people put into passwords. */
const phonePartMin = 4;

/** What others may know about the person choosing a password. */
export type KnownOfMember = {
  /** The ID, normalised. */
  readonly email: string;
  /** Digits; null for a member without one. */
  readonly phone: string | null;
  /** Names of the shop's brands and artists, in any language. */
  readonly names: readonly string[];
};

/**
 * True when a password is little more than a word that everybody here tries: one of the shop, a brand or artist, the member's own ID or phone, also
 * written like `5e4m`. One with enough of its own beside such a word is fine.
 */
export function isPasswordGuessable(password: string, { email, phone, names }: KnownOfMember): boolean {
  const signs = [...password.normalize('NFKC').toLowerCase()];
  const spellings = [signs, ...foldings.map((folding) => signs.map((sign) => folding[sign] ?? sign))].map((spelling) =>
    spelling.join('\0'),
  );
  const isCovered = signs.map(() => false);
  const words = new Set([...shopWords, ...names.flatMap(wordsOf), ...idWords(email), ...phoneParts(phone)]);
  for (const word of words) {
    for (const spelling of spellings) cover(isCovered, spelling, [...word]);
  }
  if (!isCovered.includes(true)) return false;
  const left = signs.filter((_, at) => !isCovered[at]).join('');
  return new Set(left.normalize('NFD').match(/\p{L}/gu)).size < lettersLeft;
}

/** What people write for a letter to make a word look like none; `1` stands for two. */
const common = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };
const foldings: readonly Readonly<Record<string, string>>[] = [
  { ...common, '1': 'i' },
  { ...common, '1': 'l' },
];

/** Marks where a word stands. The signs of a spelling are kept apart, so that places count signs and not their halves. */
function cover(isCovered: boolean[], spelling: string, word: readonly string[]): void {
  const wanted = word.join('\0');
  for (let found = spelling.indexOf(wanted); found >= 0; found = spelling.indexOf(wanted, found + 1)) {
    const start = spelling.slice(0, found).split('\0').length - 1;
    isCovered.fill(true, start, start + word.length);
  }
}

/** A name as a whole and by its words. */
function wordsOf(name: string): string[] {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{Nd}]+/gu) ?? [];
  return [words.join(''), ...words].filter(
    (word) => [...word].length >= (/[\p{Script=Hangul}\p{Script=Han}]/u.test(word) ? koreanWordMin : latinWordMin),
  );
}

/** The name before the @ with its parts, and the names of the domain but for its last one. */
function idWords(email: string): string[] {
  const [local = '', domain = ''] = email.split('@');
  return [local, ...wordsOf(local), ...domain.split('.').slice(0, -1).flatMap(wordsOf)].filter((word) => word.length >= latinWordMin);
}

/** The number as a whole, without its 010, and the two halves of what is left. */
function phoneParts(phone: string | null): string[] {
  if (phone === null) return [];
  const own = phone.slice(3);
  return [phone, own, own.slice(0, -phonePartMin), own.slice(-phonePartMin)].filter((part) => part.length >= phonePartMin);
}

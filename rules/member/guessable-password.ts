/**
 * Shop words that a password must not rely on: its name, its roles, its products (ASVS 6.1.2). Brand and artist names and the member's own
 * ID and phone are added to these.
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

/** Number of different letters that must remain after removing such words. Korean syllables count as their letters. */
const lettersLeft = 4;
const latinWordMin = 4;
const koreanWordMin = 2;
/** Minimum run of digits that counts as part of the phone number: passwords often use its last half. */
const phonePartMin = 4;

/** The facts about a member that others may see. */
export type KnownOfMember = {
  /** The normalised ID. */
  readonly email: string;
  /** Digits; null without a phone. */
  readonly phone: string | null;
  /** Names of the shop's brands and artists, in any language. */
  readonly names: readonly string[];
};

/**
 * True when a password is little more than a word everyone here would try: a shop word, a brand or artist, the member's own ID or phone,
 * also spelled like `5e4m`. Enough other characters make it acceptable.
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

/** Common substitutions for letters; `1` stands for two of them. */
const common = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };
const foldings: readonly Readonly<Record<string, string>>[] = [
  { ...common, '1': 'i' },
  { ...common, '1': 'l' },
];

/** Marks the occurrences of a word. The spelling is split into code points, so that positions do not count surrogate halves. */
function cover(isCovered: boolean[], spelling: string, word: readonly string[]): void {
  const wanted = word.join('\0');
  for (let found = spelling.indexOf(wanted); found >= 0; found = spelling.indexOf(wanted, found + 1)) {
    const start = spelling.slice(0, found).split('\0').length - 1;
    isCovered.fill(true, start, start + word.length);
  }
}

/** The full name and its single words. */
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

/** The part before the @ with its pieces, and the labels of the domain except the last. */
function idWords(email: string): string[] {
  const [local = '', domain = ''] = email.split('@');
  return [local, ...wordsOf(local), ...domain.split('.').slice(0, -1).flatMap(wordsOf)].filter((word) => word.length >= latinWordMin);
}

/** The full number, the number without 010, and the two halves of the rest. */
function phoneParts(phone: string | null): string[] {
  if (phone === null) return [];
  const own = phone.slice(3);
  return [phone, own, own.slice(0, -phonePartMin), own.slice(-phonePartMin)].filter((part) => part.length >= phonePartMin);
}

const familyNames = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'];
const givenNames = ['서연', '지후', '하준', '예은', '도현', '수아', '민서', '은우'];
const things = ['단추', '실타래', '골목', '산책', '라디오', '우산', '연필', '창가'];

/** Accounts without a password that only browse, like and follow, so that counts look like those of a popular shop. */
export const demoCrowd = Array.from({ length: 80 }, (_, index) => {
  const name = `${familyNames[index % familyNames.length]}${givenNames[(index * 3) % givenNames.length]}`;
  return { email: `guest${index + 1}@crowd.seam.example`, name, nickname: `${things[(index * 5) % things.length]}${index + 11}` };
});

/** True when the nth person of the crowd likes the nth thing. Deterministic. */
export function isLikedBy(kind: string, thing: number, person: number): boolean {
  return chance(`${kind} ${thing} by ${person}`) < popularityOf(kind, thing);
}

/** The popularity of the nth thing of a kind, 0 to 1: a few are very popular, most are known, some are new. */
function popularityOf(kind: string, index: number): number {
  const share = chance(`${kind} ${index}`);
  return 0.02 + 0.9 * share ** 2.2;
}

/** A number from 0 to 1, derived only from the words (FNV-1a, then mixed). */
function chance(words: string): number {
  let hash = 2_166_136_261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

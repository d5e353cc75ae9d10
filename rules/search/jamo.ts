import { convertHangulToQwerty, convertQwertyToHangul, disassemble } from 'es-hangul';

const leads = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const tails = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** Letters as typed: NFKC turns single letters into parts of syllables. */
export function asTyped(word: string): string {
  return word.replace(/[\u1100-\u1112\u1161-\u1175\u11a8-\u11c2]/g, (part) => {
    const code = part.charCodeAt(0);
    if (code < 0x1113) return leads[code - 0x1100] ?? part;
    return code < 0x1176 ? String.fromCharCode(0x314f + code - 0x1161) : (tails[code - 0x11a8] ?? part);
  });
}

/** The letters of a word with compound vowels and finals split, so that half a syllable matches its start: 후ㄷ of 후드. */
export function jamoOf(word: string): string {
  return disassemble(asTyped(word));
}

/** The single letters of a word, marking those that close a syllable (Hangul only). */
export function lettersOf(word: string): { letter: string; isTail: boolean }[] {
  return [...asTyped(word)].flatMap((sign) => {
    const letters = [...disassemble(sign)];
    const tail = isSyllable(sign) ? (sign.charCodeAt(0) - 0xac00) % 28 : 0;
    const tailLength = tail === 0 ? 0 : [...disassemble(tails[tail - 1] ?? '')].length;
    return letters.map((letter, at) => ({ letter, isTail: at >= letters.length - tailLength }));
  });
}

/** The initial consonants of a Hangul word (ㅎㄱ of 한강); empty for others. */
export function initialsOf(word: string): string {
  const signs = [...word];
  if (!signs.every(isSyllable)) return '';
  return signs.map((sign) => leads[Math.floor((sign.charCodeAt(0) - 0xac00) / 588)]).join('');
}

/** The initials in a word of two or more consonants; null for others. */
export function typedInitials(word: string): string | null {
  const letters = disassemble(asTyped(word));
  return /^[ㄱ-ㅎ]{2,}$/.test(letters) ? letters : null;
}

/** True for a single syllable, and for syllables ending with the next one's consonant: 후ㄷ, as keyboards compose. */
export function isHalfTyped(word: string): boolean {
  return /^(?:[가-힣]|[가-힣]+[ㄱ-ㅎ])$/.test(asTyped(word));
}

/** The word as typed on the other keyboard; null if that gives neither whole syllables nor Latin letters. */
export function onOtherKeyboard(word: string): string | null {
  if (/^[a-z]{3,}$/.test(word)) {
    const hangul = hangulOf(word);
    return /^[가-힣]{2,}$/.test(hangul) || /^[가-힣]+[ㄱ-ㅎ]$/.test(hangul) ? hangul : null;
  }
  const typed = asTyped(word);
  if (!/^[가-힣ㄱ-ㅣ]{2,}$/.test(typed)) return null;
  const latin = convertHangulToQwerty(typed).toLowerCase();
  return /^[a-z]{3,}$/.test(latin) ? latin : null;
}

/** es-hangul throws on vowels that make no compound (hoddie). */
function hangulOf(latin: string): string {
  try {
    return convertQwertyToHangul(latin);
  } catch {
    return '';
  }
}

function isSyllable(sign: string): boolean {
  return sign >= '가' && sign <= '힣';
}

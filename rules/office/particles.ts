/** Digits whose Korean reading ends in a consonant (0, 1, 3, 6, 7, 8), of which 1, 7, 8 end in ㄹ. */
const closedDigits = '013678';
const digitsInL = '178';

/** A word's final sound, ignoring trailing brackets: open, closed, or closed by ㄹ; null if it is neither Hangul nor a digit. */
function lastSound(word: string): 'open' | 'closed' | 'l' | null {
  const last =
    word
      .trim()
      .replace(/\([^()]*\)$/, '')
      .replace(/[’'")\]]+$/, '')
      .at(-1) ?? '';
  if (/\d/.test(last)) return digitsInL.includes(last) ? 'l' : closedDigits.includes(last) ? 'closed' : 'open';
  const code = last.charCodeAt(0);
  if (!(code >= 0xac00 && code <= 0xd7a3)) return null;
  const final = (code - 0xac00) % 28;
  return final === 0 ? 'open' : final === 8 ? 'l' : 'closed';
}

/** The particle 을 or 를 for a word. */
export function object(word: string): string {
  const sound = lastSound(word);
  return `${word}${sound === null ? '을(를)' : sound === 'open' ? '를' : '을'}`;
}

/** The particle 로 or 으로 for a word. */
export function to(word: string): string {
  const sound = lastSound(word);
  return `${word}${sound === null ? '(으)로' : sound === 'closed' ? '으로' : '로'}`;
}

/** The particle 이 or 가 for a word. */
export function subject(word: string): string {
  const sound = lastSound(word);
  return `${word}${sound === null ? '이(가)' : sound === 'open' ? '가' : '이'}`;
}

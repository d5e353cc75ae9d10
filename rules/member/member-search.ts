/** A member search: the start of an e-mail address, a name or a nickname, or the last digits of a phone number. */
export type MemberSearch = { by: 'EMAIL' | 'NAME'; begins: string } | { by: 'PHONE'; ends: string };

/** Minimum number of digits for a phone search; fewer match too many members. */
const LEAST_DIGITS = 3;

/** Parses a search; null when it matches everyone. Digits, with optional blanks and hyphens, are the end of a phone number. */
export function memberSearchOf(typed: string): MemberSearch | null {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return null;
  if (/^[\d\s-]+$/.test(text)) {
    const ends = text.replace(/\D/g, '');
    return ends.length < LEAST_DIGITS ? null : { by: 'PHONE', ends };
  }
  const isMail = text.includes('@') || (/^[\w.+-]+$/.test(text) && /[\d._+-]/.test(text));
  return isMail ? { by: 'EMAIL', begins: text.toLowerCase() } : { by: 'NAME', begins: text };
}

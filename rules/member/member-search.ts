/** What somebody typed to find a member: the beginning of a mail, of a name or nickname, or the last digits of a phone. */
export type MemberSearch = { by: 'EMAIL' | 'NAME'; begins: string } | { by: 'PHONE'; ends: string };

/** The fewest digits that find a phone: fewer are everybody's. */
const LEAST_DIGITS = 3;

/** Reads what was typed; null for what finds everybody. Digits, with blanks and strokes between, are the end of a phone. */
export function memberSearchOf(typed: string): MemberSearch | null {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return null;
  if (/^[\d\s-]+$/.test(text)) {
    const ends = text.replace(/\D/g, '');
    return ends.length < LEAST_DIGITS ? null : { by: 'PHONE', ends };
  }
  const isMail = text.includes('@') || /^[\w.+-]*[\d._+-][\w.+-]*$/.test(text);
  return isMail ? { by: 'EMAIL', begins: text.toLowerCase() } : { by: 'NAME', begins: text };
}

/** Personal data as lists of the back office show it: enough to tell people apart, too little to write down. Whoever needs more asks, which is logged. */

/** `김이음` is 김*음, two letters lose the last one; the parts of a longer name keep their first letters. */
export function maskedName(name: string): string {
  const letters = [...name.trim()];
  if (letters.length <= 1) return letters.length === 0 ? '' : '*';
  if (letters.length === 2) return `${letters[0]}*`;
  return letters.map((letter, index) => (letter === ' ' || index === 0 || index === letters.length - 1 ? letter : '*')).join('');
}

/** `shopper@seam.example` is sh*****@seam.example. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return '*'.repeat(email.length);
  const kept = Math.min(2, Math.max(1, at - 1));
  return `${email.slice(0, kept)}${'*'.repeat(Math.max(1, at - kept))}${email.slice(at)}`;
}

/** `01012345678` is 010-****-5678: the digits people are found by stay. */
export function maskedPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 8) return '*'.repeat(digits.length);
  return `${digits.slice(0, 3)}-${'*'.repeat(digits.length - 7)}-${digits.slice(-4)}`;
}

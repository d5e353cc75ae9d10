/** The purposes of a code; a proof is valid for that purpose only (specification 5). The wallet's codes come by mail. */
export const codePurposes = ['SIGN_UP', 'FIND_ID', 'FIND_PASSWORD', 'PHONE_CHANGE', 'WALLET'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Digits of a code (specification 5). With CODE_TRIES guesses at each, one code is hit by chance once in 200,000. */
export const CODE_DIGITS = 6;
/** Seconds a code may be entered, from the moment it was asked for. */
export const CODE_SECONDS = 180;
/** Wrong codes after which a code is dead, and wrong names after which a proof is. */
export const CODE_TRIES = 5;
/** Seconds before the same phone gets another code. */
export const RESEND_SECONDS = 60;
/** Seconds the proof of a right code counts: as long as filling in the rest of a form takes. */
export const PROOF_SECONDS = 600;

/** Codes one phone gets, over all purposes: each window of seconds with the codes in it. A text costs money and wakes people. */
export const phoneLimits = [
  { codes: 1, seconds: RESEND_SECONDS },
  { codes: 5, seconds: 600 },
  { codes: 10, seconds: 86_400 },
] as const;

/** Codes one address may ask for. Loose, because mobile carriers put many people behind one. */
export const addressLimits = [
  { name: 'codes-of-address', attempts: 40, seconds: 3_600 },
  { name: 'codes-of-address-day', attempts: 120, seconds: 86_400 },
] as const;

/** Codes the whole shop sends in a day, so that an attack from many addresses has a price that is known. */
export const SHOP_CODES_A_DAY = 20_000;

/** Seconds of the longest window that codes are counted in; rows are kept as long. */
const LONGEST_WINDOW = Math.max(...phoneLimits.map(({ seconds }) => seconds));

/** Until when a code asked for now may be entered. */
export function codeExpiry(now: Date): Date {
  return after(now, CODE_SECONDS);
}

/** Until when a proof made now counts. */
export function proofExpiry(now: Date): Date {
  return after(now, PROOF_SECONDS);
}

/** Codes asked for before this count nowhere any more. */
export function codeCutoff(now: Date): Date {
  return after(now, -LONGEST_WINDOW);
}

/**
 * Seconds until a phone may have another code; 0 when it may now. `sent`: when it got those of the longest window.
 */
export function secondsUntilNextCode(sent: readonly Date[], now: Date): number {
  const waits = phoneLimits.map(({ codes, seconds }) => {
    const times = sent.map((moment) => moment.getTime()).filter((time) => time > now.getTime() - seconds * 1000);
    const leaving = times.sort((a, b) => b - a)[codes - 1];
    return leaving === undefined ? 0 : Math.ceil((leaving + seconds * 1000 - now.getTime()) / 1000);
  });
  return Math.max(...waits);
}

/** What was typed or pasted as a code: its digits, as many as a code has. */
export function codeOf(entered: string): string {
  return entered.replace(/\D/g, '').slice(0, CODE_DIGITS);
}

/** True when all digits of a code are there. */
export function isCodeComplete(code: string): boolean {
  return new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code);
}

/** What is left of a time in seconds as a clock that counts down shows it: `2:59`. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** A found ID with its last character as a star (specification 8): enough for its owner, who knows the rest. */
export function maskedId(id: string): string {
  return `${[...id].slice(0, -1).join('')}*`;
}

function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

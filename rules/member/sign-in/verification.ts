/** The purposes of a code; a proof is valid for one purpose only (specification 5). The wallet's codes come by e-mail. */
export const codePurposes = ['SIGN_UP', 'FIND_ID', 'FIND_PASSWORD', 'PHONE_CHANGE', 'WALLET'] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** Digits of a code (specification 5). With CODE_TRIES guesses, the chance of guessing a code is 1 in 200,000. */
export const CODE_DIGITS = 6;
/** Seconds a code is valid, from the request. */
export const CODE_SECONDS = 180;
/** Wrong codes that invalidate a code, and wrong names that invalidate a proof. */
export const CODE_TRIES = 5;
/** Seconds before the same phone can get another code. */
export const RESEND_SECONDS = 60;
/** Seconds a proof is valid: enough to fill in the rest of a form. */
export const PROOF_SECONDS = 600;

/** Rate limits per phone over all purposes: codes per window in seconds. Texts cost money and disturb people. */
export const phoneLimits = [
  { codes: 1, seconds: RESEND_SECONDS },
  { codes: 5, seconds: 600 },
  { codes: 10, seconds: 86_400 },
] as const;

/** Rate limits per IP address. Loose, because mobile carriers put many people behind one. */
export const addressLimits = [
  { name: 'codes-of-address', window: 3_600, most: 40 },
  { name: 'codes-of-address-day', window: 86_400, most: 120 },
] as const;

/** Maximum codes the shop sends per day, which caps the cost of a distributed attack. */
export const SHOP_CODES_A_DAY = 20_000;

/** The longest window in seconds; rows are kept for as long. */
const LONGEST_WINDOW = Math.max(...phoneLimits.map(({ seconds }) => seconds));

/** When a code requested now expires. */
export function codeExpiry(now: Date): Date {
  return after(now, CODE_SECONDS);
}

/** When a proof made now expires. */
export function proofExpiry(now: Date): Date {
  return after(now, PROOF_SECONDS);
}

/** Codes requested before this no longer count towards any limit. */
export function codeCutoff(now: Date): Date {
  return after(now, -LONGEST_WINDOW);
}

/** Seconds until a phone can get another code; 0 for now. `sent`: the times of its codes in the longest window. */
export function secondsUntilNextCode(sent: readonly Date[], now: Date): number {
  const waits = phoneLimits.map(({ codes, seconds }) => {
    const times = sent.map((moment) => moment.getTime()).filter((time) => time > now.getTime() - seconds * 1000);
    const leaving = times.sort((a, b) => b - a)[codes - 1];
    return leaving === undefined ? 0 : Math.ceil((leaving + seconds * 1000 - now.getTime()) / 1000);
  });
  return Math.max(...waits);
}

/** The digits of a typed or pasted code, cut to the length of a code. */
export function codeOf(entered: string): string {
  return entered.replace(/\D/g, '').slice(0, CODE_DIGITS);
}

/** True when the code has all its digits. */
export function isCodeComplete(code: string): boolean {
  return new RegExp(`^\\d{${CODE_DIGITS}}$`).test(code);
}

/** Remaining seconds as a countdown: `2:59`. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** A found ID with its last character masked (specification 8.18): its owner knows the rest. */
export function maskedId(id: string): string {
  return `${[...id].slice(0, -1).join('')}*`;
}

function after(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

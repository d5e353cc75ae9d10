/** A brand asks to be sold here; states as management.brand_requests spells them. */
const states = {
  RECEIVED: { isOpen: true, isAnswered: false },
  REVIEWING: { isOpen: true, isAnswered: false },
  ACCEPTED: { isOpen: false, isAnswered: true },
  DECLINED: { isOpen: false, isAnswered: true },
  WITHDRAWN: { isOpen: false, isAnswered: false },
} as const;

export type BrandRequestState = keyof typeof states;
export const brandRequestStates = Object.keys(states) as BrandRequestState[];

/** True while the shop has not answered: it can be taken back, and no second one be made. */
export function isBrandRequestOpen(state: BrandRequestState): boolean {
  return states[state].isOpen;
}

/** The states with a meaning, for SQL. */
export function brandRequestStatesIn(meaning: 'isOpen' | 'isAnswered'): BrandRequestState[] {
  return brandRequestStates.filter((state) => states[state][meaning]);
}

/** Pictures of goods in one request. */
export const BRAND_REQUEST_PHOTOS = 5;

/** How long each part of a request may be. */
export const brandRequestLengths = {
  brandName: 60,
  contactName: 40,
  phone: 20,
  homepage: 300,
  introductionLeast: 10,
  introduction: 2000,
  answer: 2000,
} as const;

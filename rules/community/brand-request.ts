/**
 * A brand asks to be sold here; the check constraint of management.brand_requests has the same list. `isUnread`: nobody of the shop has begun;
 * `isOpen`: the shop has not answered; `isAnswered`: it has, in words that the sender is told; `isAccepted`: with a yes.
 */
const states = {
  RECEIVED: { isUnread: true, isOpen: true, isAnswered: false, isAccepted: false },
  REVIEWING: { isUnread: false, isOpen: true, isAnswered: false, isAccepted: false },
  ACCEPTED: { isUnread: false, isOpen: false, isAnswered: true, isAccepted: true },
  DECLINED: { isUnread: false, isOpen: false, isAnswered: true, isAccepted: false },
  WITHDRAWN: { isUnread: false, isOpen: false, isAnswered: false, isAccepted: false },
} as const;

export type BrandRequestState = keyof typeof states;
export const brandRequestStates = Object.keys(states) as BrandRequestState[];

/** True while the shop has not answered: it can be taken back, and no second one be made. */
export function isBrandRequestOpen(state: BrandRequestState): boolean {
  return states[state].isOpen;
}

/** True while nobody of the shop has begun to read it. */
export function isBrandRequestUnread(state: BrandRequestState): boolean {
  return states[state].isUnread;
}

/** The states of a request that was answered. */
export type BrandAnswer = {
  [State in BrandRequestState]: (typeof states)[State]['isAnswered'] extends true ? State : never;
}[BrandRequestState];

/** True for a state that answers a request. */
export function isBrandAnswer(state: BrandRequestState): state is BrandAnswer {
  return states[state].isAnswered;
}

/** True for a request that was answered with a yes. */
export function isBrandAccepted(state: BrandRequestState): boolean {
  return states[state].isAccepted;
}

/** The states that answer a request. */
export const brandAnswers = brandRequestStates.filter(isBrandAnswer) as [BrandAnswer, ...BrandAnswer[]];

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

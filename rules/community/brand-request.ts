/**
 * The states of a brand's request to be sold here; the check constraint of management.brand_requests has the same list. `isUnread`: staff
 * has not started; `isOpen`: not answered yet; `isAnswered`: answered, with a message to the sender; `isAccepted`: accepted.
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

/** True until answered or withdrawn. An open request can be withdrawn and blocks a second one. */
export function isBrandRequestOpen(state: BrandRequestState): boolean {
  return states[state].isOpen;
}

/** True until staff starts to read it. */
export function isBrandRequestUnread(state: BrandRequestState): boolean {
  return states[state].isUnread;
}

/** The states of an answered request. */
export type BrandAnswer = {
  [State in BrandRequestState]: (typeof states)[State]['isAnswered'] extends true ? State : never;
}[BrandRequestState];

/** True for a state that answers a request. */
export function isBrandAnswer(state: BrandRequestState): state is BrandAnswer {
  return states[state].isAnswered;
}

/** True for an accepted request. */
export function isBrandAccepted(state: BrandRequestState): boolean {
  return states[state].isAccepted;
}

/** The states that answer a request. */
export const brandAnswers = brandRequestStates.filter(isBrandAnswer) as [BrandAnswer, ...BrandAnswer[]];

/** The states with a given meaning, for SQL. */
export function brandRequestStatesIn(meaning: 'isOpen' | 'isAnswered'): BrandRequestState[] {
  return brandRequestStates.filter((state) => states[state][meaning]);
}

/** Who applies: a brand with its goods, or an artist with their works. */
export const applicantKinds = ['BRAND', 'ARTIST'] as const;
export type ApplicantKind = (typeof applicantKinds)[number];

/** True for an application of an artist. */
export function isArtistRequest({ kind }: { kind: ApplicantKind }): boolean {
  return kind === 'ARTIST';
}

/** Maximum number of product photos in a request. */
export const BRAND_REQUEST_PHOTOS = 5;

/** Maximum length of each part of a request. */
export const brandRequestLengths = {
  brandName: 60,
  contactName: 40,
  phone: 20,
  homepage: 300,
  introductionLeast: 10,
  introduction: 2000,
  answer: 2000,
} as const;

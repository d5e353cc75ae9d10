import { isVisibleText, isVisibleWriting } from '../shop/visible-text.ts';

/** The topics of a question. */
export const inquiryTypes = ['PRODUCT', 'SIZE', 'DELIVERY', 'RETURN', 'PAYMENT', 'CUSTOM', 'ETC'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** A question on a product's board, or a private one to the shop (1:1). */
export const inquiryKinds = ['QUESTION', 'ONE_ON_ONE'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** The topics each kind offers, in the order of its form. */
export const typesOfKind: Readonly<Record<InquiryKind, readonly InquiryType[]>> = {
  QUESTION: ['PRODUCT', 'SIZE', 'CUSTOM', 'DELIVERY', 'ETC'],
  ONE_ON_ONE: ['DELIVERY', 'PAYMENT', 'RETURN', 'CUSTOM', 'PRODUCT', 'ETC'],
};

/** Pending or answered (specification 4.31). */
export const inquiryStates = ['PENDING', 'ANSWERED'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** The authors in a thread: the member who asked, the brand of the product, the shop. */
export const inquiryAuthors = ['MEMBER', 'BRAND', 'SHOP'] as const;
export type InquiryAuthor = (typeof inquiryAuthors)[number];

/** The state of a question after a message: pending after one from the member who asked, answered after any other. */
export function stateAfter(author: InquiryAuthor): InquiryState {
  return author === 'MEMBER' ? 'PENDING' : 'ANSWERED';
}

/** True when the last message is not from the member who asked. */
export function isAnswered(status: InquiryState): boolean {
  return status === 'ANSWERED';
}

/** True until someone has answered: until then, the member can still edit or delete the question. */
export function isChangeable(inquiry: { answered_at: unknown }): boolean {
  return inquiry.answered_at === null;
}

/** Maximum length of a title, and of a question or a follow-up. */
export const TITLE_MAX = 60;
export const CONTENT_MAX = 2_000;

/** Maximum number of photos with a 1:1 question, and with each follow-up. */
export const INQUIRY_PHOTOS = 5;

/** True for a valid title: one line with visible characters. The caller trims it first. */
export function isTitle(title: string): boolean {
  return title.length <= TITLE_MAX && isVisibleText(title);
}

/** True for a valid question or answer: multi-line text with visible content and no hidden characters. */
export function isContent(content: string): boolean {
  return content.length <= CONTENT_MAX && isVisibleWriting(content);
}

/**
 * True when a text seems to contain personal data: a phone number, an e-mail address, an account number. The writer of a public question
 * is then asked whether to make it private.
 */
export function tellsOfPerson(text: string): boolean {
  const joined = text.replace(/(?<=\d)[-. ](?=\d)/g, '');
  return /(?<!\d)0\d{8,10}(?!\d)|\d{11,}/.test(joined) || /[\w.+-]@[\w-]+\.\w{2,}/.test(text);
}

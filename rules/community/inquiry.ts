import { isVisibleText, isVisibleWriting } from '../shop/visible-text.ts';

/** What a question is about. */
export const inquiryTypes = ['PRODUCT', 'SIZE', 'DELIVERY', 'RETURN', 'PAYMENT', 'CUSTOM', 'ETC'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** A question on the board of a product, or one to the shop alone (1:1). */
export const inquiryKinds = ['QUESTION', 'ONE_ON_ONE'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** What each kind can be about, in the order of its form. */
export const typesOfKind: Readonly<Record<InquiryKind, readonly InquiryType[]>> = {
  QUESTION: ['PRODUCT', 'SIZE', 'CUSTOM', 'DELIVERY', 'ETC'],
  ONE_ON_ONE: ['DELIVERY', 'PAYMENT', 'RETURN', 'CUSTOM', 'PRODUCT', 'ETC'],
};

/** Pending response, answered (specification 4). */
export const inquiryStates = ['PENDING', 'ANSWERED'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** The authors in a thread: the member who asked, the brand of the product, the shop. */
export const inquiryAuthors = ['MEMBER', 'BRAND', 'SHOP'] as const;
export type InquiryAuthor = (typeof inquiryAuthors)[number];

/** The state of a question after a message: pending again when the member who asked wrote it, answered when anybody else did. */
export function stateAfter(author: InquiryAuthor): InquiryState {
  return author === 'MEMBER' ? 'PENDING' : 'ANSWERED';
}

/** True once the last word is not that of the one who asked. */
export function isAnswered(status: InquiryState): boolean {
  return status === 'ANSWERED';
}

/** True while nobody has answered: then the one who asked may still change the question, and take it back. */
export function isChangeable(inquiry: { answered_at: unknown }): boolean {
  return inquiry.answered_at === null;
}

/** Characters of a title, and of a question or what is added to it. */
export const TITLE_MAX = 60;
export const CONTENT_MAX = 2_000;

/** Photos that go along with a 1:1 question, and with each thing added to it. */
export const INQUIRY_PHOTOS = 5;

/** True for a valid title: one line with visible characters. The caller has trimmed it. */
export function isTitle(title: string): boolean {
  return title.length <= TITLE_MAX && isVisibleText(title);
}

/** True for the text of a question or an answer: something to read, in lines, nothing hidden in it. */
export function isContent(content: string): boolean {
  return content.length <= CONTENT_MAX && isVisibleWriting(content);
}

/**
 * True when a text seems to contain contact data: a phone number, a mail address, an account number. When everybody could read it, the writer is
 * asked whether it should be secret.
 */
export function tellsOfPerson(text: string): boolean {
  const joined = text.replace(/(?<=\d)[-. ](?=\d)/g, '');
  return /(?<!\d)0\d{8,10}(?!\d)|\d{11,}/.test(joined) || /[\w.+-]+@[\w-]+\.\w{2,}/.test(text);
}

import { neededTerms } from '../member/terms.ts';

/** What a new shop needs before it takes orders, and the steps of its opening. */

/**
 * What a shop must state about its company before it sells: articles 10 and 13 of the e-commerce act, and the footer's other fields
 * (kind of business, privacy officer, zip code). Columns of management.shop_info.
 */
export const companyFields = [
  'company_name',
  'ceo',
  'registration_number',
  'telecommunication_number',
  'business_type',
  'business_category',
  'phone',
  'email',
  'personal_information_admin',
  'zip_code',
  'address',
] as const;
export type CompanyField = (typeof companyFields)[number];

/** The facts that decide whether a shop takes orders. */
export interface OrderFacts {
  company: Readonly<Record<CompanyField, string>> | null;
  /** The types of terms in force. */
  terms: readonly string[];
  has_shipping: boolean;
  has_payment: boolean;
}

/** The facts that decide which opening steps are done. */
export interface OpeningFacts extends OrderFacts {
  brand: 'NONE' | 'HIDDEN' | 'SHOWN';
  /** The state of its best product: none, hidden, sold out, or for sale. */
  product: 'NONE' | 'HIDDEN' | 'SOLD_OUT' | 'ON_SALE';
  has_home: boolean;
}

const wanting = (isThere: boolean, part: string) => (isThere ? [] : [part]);

/** The requirements for orders, each with its missing parts. */
const toOrder = {
  COMPANY: ({ company }: OrderFacts): string[] => companyFields.filter((field) => (company?.[field] ?? '').trim() === ''),
  SHIPPING: ({ has_shipping }: OrderFacts) => wanting(has_shipping, 'SHIPPING'),
  PAYMENT: ({ has_payment }: OrderFacts) => wanting(has_payment, 'PAYMENT'),
  TERMS: ({ terms }: OrderFacts) => missingTerms(terms),
};

/** The opening steps of a new shop, in working order. */
const toOpen = {
  COMPANY: toOrder.COMPANY,
  TERMS: toOrder.TERMS,
  SHIPPING: toOrder.SHIPPING,
  PAYMENT: toOrder.PAYMENT,
  BRAND: ({ brand }: OpeningFacts) => wanting(brand === 'SHOWN', brand),
  PRODUCT: ({ product }: OpeningFacts) => wanting(product === 'ON_SALE', product),
  HOME: ({ has_home }: OpeningFacts) => wanting(has_home, 'HOME'),
};

export type OpeningStep = keyof typeof toOpen;
export const openingSteps = Object.keys(toOpen) as [OpeningStep, ...OpeningStep[]];

/** The steps that are missing before a shop may accept orders; empty when it accepts them. */
export function missingToOrder(facts: OrderFacts): OpeningStep[] {
  return (Object.keys(toOrder) as (keyof typeof toOrder)[]).filter((step) => toOrder[step](facts).length > 0);
}

/** Every opening step with its missing parts: columns, types of terms, states of brands and products; empty when done. */
export function openingGuide(facts: OpeningFacts): { step: OpeningStep; missing: string[]; blocks_orders: boolean }[] {
  return openingSteps.map((step) => ({ step, missing: toOpen[step](facts), blocks_orders: step in toOrder }));
}

/** The types of terms not yet in force. While there are any, nobody can sign up, because a consent needs its text. */
export function missingTerms(inForce: readonly string[]): string[] {
  return neededTerms.filter((type) => !inForce.includes(type));
}

import { neededTerms } from '../member/terms.ts';

/** What a new shop needs before it takes orders, and the steps of its opening. */

/**
 * What a shop says of its company before it sells: what articles 10 and 13 of the e-commerce act want, and what the footer shows beside it
 * (kind of business, who answers for personal information, zip code). Columns of management.shop_info.
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
  /** The types of the terms in force. */
  terms: readonly string[];
  has_shipping: boolean;
  has_payment: boolean;
}

/** The facts that decide which steps of its opening a shop has done. */
export interface OpeningFacts extends OrderFacts {
  brand: 'NONE' | 'HIDDEN' | 'SHOWN';
  /** The best of its products: none, only hidden ones, only sold-out ones, or one that can be bought. */
  product: 'NONE' | 'HIDDEN' | 'SOLD_OUT' | 'ON_SALE';
  has_home: boolean;
}

const wanting = (isThere: boolean, part: string) => (isThere ? [] : [part]);

/** Each thing that orders need, with what of it is missing. */
const toOrder = {
  COMPANY: ({ company }: OrderFacts): string[] => companyFields.filter((field) => (company?.[field] ?? '').trim() === ''),
  SHIPPING: ({ has_shipping }: OrderFacts) => wanting(has_shipping, 'SHIPPING'),
  PAYMENT: ({ has_payment }: OrderFacts) => wanting(has_payment, 'PAYMENT'),
  TERMS: ({ terms }: OrderFacts) => missingTerms(terms),
};

/** The steps of a new shop, in the order in which they can be done. */
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

/** What is missing before a shop may take orders, as steps; empty when it is open to orders. */
export function missingToOrder(facts: OrderFacts): OpeningStep[] {
  return (Object.keys(toOrder) as (keyof typeof toOrder)[]).filter((step) => toOrder[step](facts).length > 0);
}

/** Every step of a new shop with what of it is missing: columns, types of terms, the standing of brands and products; nothing when it is done. */
export function openingGuide(facts: OpeningFacts): { step: OpeningStep; missing: string[]; blocks_orders: boolean }[] {
  return openingSteps.map((step) => ({ step, missing: toOpen[step](facts), blocks_orders: step in toOrder }));
}

/** The types of terms that somebody has yet to put in force. While there are any nobody can sign up: a consent needs its text. */
export function missingTerms(inForce: readonly string[]): string[] {
  return neededTerms.filter((type) => !inForce.includes(type));
}

import type { SocialVendor } from '#rules/member/sign-in/social.ts';

/** A person with an account at the providers. */
export interface StandInPerson {
  readonly key: string;
  readonly name: string;
  readonly email: string;
}

/**
 * The accounts to choose from: the demonstration's shopper, whose accounts are already linked (demo/seed/seed-members.ts), somebody unknown
 * to the shop, and somebody whose e-mail address belongs to another member.
 */
export const people: readonly StandInPerson[] = [
  { key: 'known', name: '김하늘', email: 'shopper@seam.example' },
  { key: 'new', name: '이새봄', email: 'saebom@mail.example' },
  { key: 'twin', name: '박자모', email: 'artist@seam.example' },
];

/** The person with a key, or one made from a typed address. */
export function personOf(key: string, typed: { email: string; name: string }): StandInPerson | null {
  if (key !== 'other') return people.find((person) => person.key === key) ?? null;
  const email = typed.email.trim().toLowerCase();
  return /^[^@\s]{1,64}@[^@\s]{1,180}\.[^@\s]+$/.test(email)
    ? { key: email, name: typed.name.trim().slice(0, 40) || '홍길동', email }
    : null;
}

/** The account's subject at a provider: each provider has its own for the same person. */
export function subjectOf(vendor: SocialVendor, { key }: Pick<StandInPerson, 'key'>): string {
  return `${vendor}-${key}`;
}

/** Apple's relay address for somebody who hides theirs. */
export function relayOf({ key }: Pick<StandInPerson, 'key'>): string {
  return `${Buffer.from(key).toString('hex').slice(0, 20)}@privaterelay.appleid.example`;
}

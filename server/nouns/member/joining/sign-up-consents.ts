import type { Insertable, Kysely } from 'kysely';
import { type Failure, fail } from '#contract/errors/errors.ts';
import type { CreateMember } from '#contract/rest/members.ts';
import type { MarketingChannel } from '#contract/rest/profile.ts';
import type { DB } from '#db/schema.generated.ts';
import { missingTerms } from '#rules/office/opening.ts';

/** A person's answer to each consent. */
type Answers = Pick<CreateMember, 'consents' | 'marketing'>;
type ConsentRow = Insertable<DB['member.consents']>;

/** Each consent, the text it refers to (a management.terms type) and where the form holds the answer. */
const consentTypes: readonly { type: string; terms: string | null; isGiven: (entered: Answers) => boolean }[] = [
  { type: 'TERMS', terms: 'use', isGiven: ({ consents }) => consents.terms },
  { type: 'PERSONAL_INFORMATION', terms: 'PERSONAL-INFORMATION', isGiven: ({ consents }) => consents.personal_information },
  { type: 'PURCHASE', terms: 'PURCHASE', isGiven: ({ consents }) => consents.purchase },
  { type: 'OVER_14', terms: null, isGiven: ({ consents }) => consents.over_14 },
  { type: 'EMAIL', terms: 'MARKETING', isGiven: ({ marketing }) => marketing.email },
  { type: 'SMS', terms: 'MARKETING', isGiven: ({ marketing }) => marketing.sms },
  { type: 'PUSH', terms: 'MARKETING', isGiven: ({ marketing }) => marketing.push },
];

/** The consent rows of a new member, with the texts currently in force. */
export async function consentsOf(db: Kysely<DB>, entered: Answers, userId: string, now: Date): Promise<ConsentRow[]> {
  const idOf = await termsOfToday(db);
  return consentTypes.map(({ type, terms, isGiven }) => ({
    user_id: userId,
    type,
    is_given: isGiven(entered),
    terms_id: terms === null ? null : (idOf.get(terms) ?? null),
    given_at: now,
  }));
}

/** SIGN_UP_CLOSED while terms are missing: who agrees must have been able to read what they agree to. */
export async function refuseSignUp(db: Kysely<DB>): Promise<Failure | null> {
  return missingTerms([...(await termsOfToday(db)).keys()]).length > 0 ? fail('SIGN_UP_CLOSED') : null;
}

type ConsentChanges = { userId: string; changed: readonly { channel: MarketingChannel; isGiven: boolean }[]; now: Date };

/** The rows for a change of marketing consents, with the text currently in force. */
export async function marketingConsentRows(db: Kysely<DB>, { userId, changed, now }: ConsentChanges): Promise<ConsentRow[]> {
  const terms = (await termsOfToday(db)).get('MARKETING') ?? null;
  return changed.map(({ channel, isGiven }) => ({ user_id: userId, type: channel, is_given: isGiven, terms_id: terms, given_at: now }));
}

/** The text in force for each type of terms. */
async function termsOfToday(db: Kysely<DB>): Promise<Map<string, number>> {
  const texts = await db
    .selectFrom('management.terms')
    .distinctOn('type')
    .select(['type', 'id'])
    .where('deleted_at', 'is', null)
    .where('is_coming', '=', false)
    .orderBy('type')
    .orderBy('id', 'desc')
    .execute();
  return new Map(texts.map(({ type, id }) => [type, id]));
}

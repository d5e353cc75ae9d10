import type { Message } from '#client/locale/message.ts';
import type { CreateMemberInput } from '#contract/rest/members.ts';
import { isEmail, isPasswordWellFormed, isPersonName, missingConsents } from '#rules/member/credential.ts';
import type { Locale } from '#rules/shop/locale.ts';
import type { ProvenPhone } from '#storefront/nouns/verification/use-phone-code.ts';
import { type ConsentAnswers, noConsents } from '../consent-list.tsx';
import { signInMessages } from '../texts.ts';

/** The input so far. */
export type SignUpForm = ConsentAnswers & {
  proven: ProvenPhone | null;
  email: string;
  password: string;
  passwordAgain: string;
  name: string;
  nickname: string;
};

export const emptyForm: SignUpForm = { ...noConsents, proven: null, email: '', password: '', passwordAgain: '', name: '', nickname: '' };

/** What a draft holds: passwords are never stored. */
export type SignUpDraft = Omit<SignUpForm, 'password' | 'passwordAgain'>;

/** The steps in order. */
export const signUpSteps = ['consents', 'phone', 'account'] as const;
export type SignUpStep = (typeof signUpSteps)[number];

/** The step to show: the requested one, or the first unfinished one before it (a draft may be incomplete). */
export function reachableStep(wanted: SignUpStep, form: SignUpForm): SignUpStep {
  if (wanted === 'consents' || missingConsents(form.consents).length > 0) return 'consents';
  return wanted === 'account' && isPhoneDone(form) ? 'account' : 'phone';
}

/** The steps of which a draft holds something. */
export function stepsIn({ consents, marketing, proven, email, name, nickname }: SignUpDraft): SignUpStep[] {
  const isIn: Record<SignUpStep, boolean> = {
    consents: [...Object.values(consents), ...Object.values(marketing)].includes(true),
    phone: proven !== null,
    account: `${email}${name}${nickname}` !== '',
  };
  return signUpSteps.filter((step) => isIn[step]);
}

/** True if the phone is verified and not used by another member. */
export function isPhoneDone({ proven }: SignUpForm): boolean {
  return proven !== null && !proven.isRegistered;
}

export type AccountField = 'email' | 'password' | 'passwordAgain' | 'name' | 'nickname';

/** The errors by field, by the rules of specification 5; the server validates again. */
export function accountErrors(form: SignUpForm): Partial<Record<AccountField, Message>> {
  const checks: readonly [AccountField, boolean, Message][] = [
    ['email', isEmail(form.email), signInMessages.checkId],
    ['password', isPasswordWellFormed(form.password), signInMessages.passwordRule],
    ['passwordAgain', form.password === form.passwordAgain, signInMessages.passwordsDiffer],
    ['name', isPersonName(form.name), signInMessages.nameNeeded],
    ['nickname', isPersonName(form.nickname), signInMessages.nicknameNeeded],
  ];
  return Object.fromEntries(checks.filter(([, isRight]) => !isRight).map(([field, , message]) => [field, message]));
}

/** The form as the server expects it. */
export function memberOf(form: SignUpForm, locale: Locale): CreateMemberInput {
  return {
    email: form.email,
    password: form.password,
    name: form.name.trim(),
    nickname: form.nickname.trim(),
    phone: form.proven?.phone ?? '',
    phone_proof: form.proven?.proof ?? '',
    locale,
    consents: {
      terms: form.consents.terms,
      personal_information: form.consents.personalInformation,
      purchase: form.consents.purchase,
      over_14: form.consents.over14,
    },
    marketing: form.marketing,
  };
}

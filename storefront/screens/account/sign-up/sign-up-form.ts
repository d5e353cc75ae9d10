import type { Message } from '#client/locale/message.ts';
import { type Consents, isEmailId, isPasswordWellFormed, isPersonName, missingConsents, normalizeEmail } from '#rules/member/credential.ts';
import { signInMessages } from '../texts.ts';

/** What a person has entered so far. */
export type SignUpForm = {
  consents: Consents;
  isMarketingWanted: boolean;
  email: string;
  password: string;
  passwordAgain: string;
  name: string;
  nickname: string;
};

export const emptyForm: SignUpForm = {
  consents: { terms: false, personalInformation: false, purchase: false, over14: false },
  isMarketingWanted: false,
  email: '',
  password: '',
  passwordAgain: '',
  name: '',
  nickname: '',
};

/** Every consent on or off. */
export function withAllConsents(form: SignUpForm, isGiven: boolean): SignUpForm {
  const consents = { terms: isGiven, personalInformation: isGiven, purchase: isGiven, over14: isGiven };
  return { ...form, consents, isMarketingWanted: isGiven };
}

/** True when everything there is to agree to is agreed to. */
export function hasAllConsents({ consents, isMarketingWanted }: SignUpForm): boolean {
  return missingConsents(consents).length === 0 && isMarketingWanted;
}

export type AccountField = 'email' | 'password' | 'passwordAgain' | 'name' | 'nickname';

/** What is wrong with each field, by the rules of specification 5; the server checks the same again. */
export function accountErrors(form: SignUpForm): Partial<Record<AccountField, Message>> {
  const checks: readonly [AccountField, boolean, Message][] = [
    ['email', isEmailId(normalizeEmail(form.email)), signInMessages.checkId],
    ['password', isPasswordWellFormed(form.password), signInMessages.passwordRule],
    ['passwordAgain', form.password === form.passwordAgain, signInMessages.passwordsDiffer],
    ['name', isPersonName(form.name), signInMessages.nameNeeded],
    ['nickname', isPersonName(form.nickname), signInMessages.nicknameNeeded],
  ];
  return Object.fromEntries(checks.filter(([, isRight]) => !isRight).map(([field, , message]) => [field, message]));
}

import { expect, test } from 'vitest';
import { signInMessages } from '../texts.ts';
import { accountErrors, emptyForm, hasAllConsents, withAllConsents } from './sign-up-form.ts';

const good = {
  ...emptyForm,
  email: 'shopper@seam.example',
  password: 'seam1234',
  passwordAgain: 'seam1234',
  name: '이음',
  nickname: '이음새',
};

test('a complete form has no errors', () => {
  expect(accountErrors(good)).toEqual({});
});

test('each field is told what is wrong with it', () => {
  expect(accountErrors({ ...good, email: 'shopper' })).toEqual({ email: signInMessages.checkId });
  expect(accountErrors({ ...good, password: 'seamseam', passwordAgain: 'seamseam' })).toEqual({ password: signInMessages.passwordRule });
  expect(accountErrors({ ...good, passwordAgain: 'seam1235' })).toEqual({ passwordAgain: signInMessages.passwordsDiffer });
  expect(accountErrors({ ...good, name: ' ', nickname: '' })).toEqual({
    name: signInMessages.nameNeeded,
    nickname: signInMessages.nicknameNeeded,
  });
});

test('the box above all others gives and takes every consent, the optional one too', () => {
  const all = withAllConsents(good, true);
  expect(hasAllConsents(all)).toBe(true);
  expect(all.isMarketingWanted).toBe(true);
  expect(hasAllConsents(withAllConsents(all, false))).toBe(false);
  expect(hasAllConsents({ ...all, consents: { ...all.consents, over14: false } })).toBe(false);
});

import { expect, test } from 'vitest';
import { allConsents, hasAllConsents, noConsents } from '../consent-list.tsx';
import { signInMessages } from '../texts.ts';
import { accountErrors, emptyForm, memberOf, reachableStep, stepsIn } from './sign-up-form.ts';

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

test('each field of the sign-up form shows its error', () => {
  expect(accountErrors({ ...good, email: 'shopper' })).toEqual({ email: signInMessages.checkId });
  expect(accountErrors({ ...good, password: 'seamseam', passwordAgain: 'seamseam' })).toEqual({ password: signInMessages.passwordRule });
  expect(accountErrors({ ...good, passwordAgain: 'seam1235' })).toEqual({ passwordAgain: signInMessages.passwordsDiffer });
  expect(accountErrors({ ...good, name: ' ', nickname: '' })).toEqual({
    name: signInMessages.nameNeeded,
    nickname: signInMessages.nicknameNeeded,
  });
});

test('the “all” box sets and clears every consent, optional ones too, and is cleared when one is missing', () => {
  expect(hasAllConsents(noConsents)).toBe(false);
  const all = allConsents(true);
  expect(hasAllConsents(all)).toBe(true);
  expect(all.marketing).toEqual({ email: true, sms: true, push: true });
  expect(hasAllConsents(allConsents(false))).toBe(false);
  expect(hasAllConsents({ ...all, consents: { ...all.consents, over14: false } })).toBe(false);
  expect(hasAllConsents({ ...all, marketing: { ...all.marketing, sms: false } })).toBe(false);
});

test('a step is shown when the steps before it are complete, and not after a phone that has an account', () => {
  const proven = { phone: '010-1234-5678', proof: 'proof', isRegistered: false };
  const agreed = { ...good, ...allConsents(true) };
  expect(reachableStep('account', good)).toBe('consents');
  expect(reachableStep('account', agreed)).toBe('phone');
  expect(reachableStep('account', { ...agreed, proven: { ...proven, isRegistered: true } })).toBe('phone');
  expect(reachableStep('account', { ...agreed, proven })).toBe('account');
  expect(reachableStep('phone', { ...agreed, proven })).toBe('phone');
  expect(reachableStep('consents', { ...agreed, proven })).toBe('consents');
});

test('a sign-up draft opens at the steps that have content', () => {
  const proven = { phone: '010-1234-5678', proof: 'proof', isRegistered: false };
  expect(stepsIn(emptyForm)).toEqual([]);
  expect(stepsIn({ ...emptyForm, marketing: { ...emptyForm.marketing, sms: true } })).toEqual(['consents']);
  expect(stepsIn({ ...emptyForm, ...allConsents(true), proven })).toEqual(['consents', 'phone']);
  expect(stepsIn({ ...emptyForm, nickname: '이음' })).toEqual(['account']);
});

test('a sign-up sends the proof of the phone and each consent to news', () => {
  const proven = { phone: '010-1234-5678', proof: 'proof', isRegistered: false };
  expect(memberOf({ ...good, ...allConsents(true), proven, marketing: { email: false, sms: true, push: false } }, 'ko')).toMatchObject({
    phone: '010-1234-5678',
    phone_proof: 'proof',
    marketing: { email: false, sms: true, push: false },
  });
});

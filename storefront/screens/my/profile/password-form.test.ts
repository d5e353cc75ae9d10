import { expect, test } from 'vitest';
import { emptyPasswords, passwordErrors } from './password-form.ts';
import { profileTexts } from './texts.ts';

test.each([
  ['nothing entered', emptyPasswords, { current: profileTexts.currentNeeded, next: 'PASSWORD_FORMAT_INVALID' }],
  ['letters only', { current: 'x', next: 'onlyletters', again: 'onlyletters' }, { next: 'PASSWORD_FORMAT_INVALID' }],
  [
    'another one the second time',
    { current: 'x', next: 'horse battery 1', again: 'horse battery 2' },
    { again: profileTexts.passwordsDiffer },
  ],
  ['a valid entry', { current: 'x', next: 'horse battery 1', again: 'horse battery 1' }, {}],
])('the password form says what is missing: %s', (_about, entry, errors) => {
  expect(passwordErrors(entry)).toEqual(errors);
});

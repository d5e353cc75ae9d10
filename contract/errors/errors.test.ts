import { describe, expect, test } from 'vitest';
import { errorMessage, errors, fail, isErrorCode, isFailure, toProblem } from '#contract/errors/errors.ts';

/** English messages exactly as in specification sections 4, 5, 6 and 8. */
const specified = [
  'Please log in to use this.',
  'At least 8 characters, including letters and numbers.',
  'Passwords do not match.',
  'Password format is invalid.',
  'Invalid password format.',
  'Please agree to the terms and conditions.',
  'Please check your ID.',
  'Verification code does not match.',
  'Not verified.',
  'Please review the required agreements.',
  'Please select a color/size option.',
  'This option is already selected.',
  'The selected product is out of stock.',
  'You have already written a review for this product.',
  'You need to log in to use this service. Go to the login page?',
  'You do not have permission to access this.',
  'An error occurred. Please try again.',
  'An error occurred. Please try again later.',
  'Not accessible.',
  'Login failed. Please try again later.',
  'Login failed. Please check your ID and password.',
  'This ID is already taken.',
  'This email is already registered.',
  'Email or password is incorrect.',
  'This wallet is already connected.',
  'All coupons have been claimed.',
  'This coupon has already been issued.',
  'Please check the coupon number.',
  'Order information not found.',
  'The selected product is sold out.',
  'This product cannot be purchased due to discontinued sales or brand restrictions.',
  'No information matches what you entered.',
];

describe('error catalogue', () => {
  test.each(specified)('the error catalogue has %j', (text) => {
    expect(Object.values(errors).some((error) => error.message.en === text)).toBe(true);
  });

  test('every code has a 4xx or 5xx status and a message in three languages', () => {
    for (const { status, message } of Object.values(errors)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(message.ko).toMatch(/[가-힣]/);
      expect(message.cn).toMatch(/\p{Script=Han}/u);
    }
  });
});

test('a failure is distinguished from a result and becomes problem details', () => {
  expect(isFailure(fail('OUT_OF_STOCK'))).toBe(true);
  expect(isFailure({ failure: 'something else' })).toBe(false);
  expect(isFailure(null)).toBe(false);
  expect(isErrorCode('toString')).toBe(false);
  expect(toProblem(fail('INVALID_INPUT', { field: 'quantity' }), 'cn')).toEqual({
    type: '/api/docs#INVALID_INPUT',
    title: 'Please check what you entered.',
    status: 400,
    code: 'INVALID_INPUT',
    field: 'quantity',
    message: '请检查输入的内容。',
  });
  expect(errorMessage('OUT_OF_STOCK', 'fr')).toBe('The selected product is out of stock.');
});

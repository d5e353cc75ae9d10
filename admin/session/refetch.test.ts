import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from '#client/wire/api-error.ts';
import { refetchAfter } from './refetch.ts';

/** Whether the screen's data of a claim is reloaded after a write ends this way. */
async function isAskedAnewAfter(error: unknown): Promise<boolean> {
  const queries = new QueryClient();
  queries.setQueryData(['claims', '1'], { status: 'REQUESTED' });
  await refetchAfter(error, queries);
  return queries.getQueryState(['claims', '1'])?.isInvalidated === true;
}

test('a claim is read again after a conflict or a lost reply, and not after an invalid input', async () => {
  expect(await isAskedAnewAfter(new ApiError('CLAIM_STATE_CONFLICT', { status: 409 }))).toBe(true);
  expect(await isAskedAnewAfter(new ApiError('WAYBILL_UNREADABLE', { status: 422 }))).toBe(false);
  expect(await isAskedAnewAfter(new ApiError('UNAVAILABLE', { status: 0 }))).toBe(true);
  expect(await isAskedAnewAfter(new Error('a bug'))).toBe(false);
});

test('a form that merges the changes of two editors keeps the values it shows', async () => {
  const meanwhile = { theirs: { name: '다른 이름' } } as unknown as ApiError['meanwhile'];
  expect(await isAskedAnewAfter(new ApiError('EDITED_MEANWHILE', { status: 409, meanwhile }))).toBe(false);
});

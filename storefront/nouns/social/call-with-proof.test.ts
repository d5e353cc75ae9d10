import { expect, test, vi } from 'vitest';
import { dialogQueue } from '#client/dialogs/dialog.ts';
import { translator } from '#client/locale/message.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { callWithProof } from './call-with-proof.ts';

const text = translator('ko');
const refusal = (code: 'SIGN_IN_PROOF_NEEDED' | 'PASSWORD_WRONG' | 'SOCIAL_ACCOUNT_TAKEN') => new ApiError(code, { status: 403 });

/** Answers each dialog as it opens; returns the dialogs' texts. */
function answering(...answers: (string | false)[]): string[] {
  const said: string[] = [];
  const stop = dialogQueue.subscribe(() => {
    const [open] = dialogQueue.read();
    if (!open) return;
    said.push(open.message ?? '');
    const answer = answers.shift() ?? false;
    if (answers.length === 0) stop();
    open.finish(answer);
  });
  return said;
}

test('a call that needs no proof does not prompt for one', async () => {
  expect(await callWithProof(text, async () => 'done')).toBe('done');
});

test('a call that needs a proof prompts for the password, again while it is wrong', async () => {
  const said = answering('first', 'second');
  const call = vi.fn(async ({ password }: { password?: string }) => {
    if (password === undefined) throw refusal('SIGN_IN_PROOF_NEEDED');
    if (password === 'first') throw refusal('PASSWORD_WRONG');
    return password;
  });
  expect(await callWithProof(text, call)).toBe('second');
  expect(said).toEqual([expect.stringContaining('비밀번호를 한 번 더'), expect.stringContaining('올바르지 않습니다')]);
});

test('cancelling the password prompt cancels the call, and other errors are thrown', async () => {
  answering(false);
  expect(await callWithProof(text, () => Promise.reject(refusal('SIGN_IN_PROOF_NEEDED')))).toBeNull();
  await expect(callWithProof(text, () => Promise.reject(refusal('SOCIAL_ACCOUNT_TAKEN')))).rejects.toThrow('SOCIAL_ACCOUNT_TAKEN');
});

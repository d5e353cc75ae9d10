import { dialog } from '#client/dialogs/dialog.ts';
import { ApiError, errorText } from '#client/wire/api-error.ts';
import { proofPassword } from '#contract/rest/values.ts';
import { textLimit } from '../edit/text-limit.ts';
import { confirmByPasskey, hasPasskeys, readPasskeys } from './passkey.ts';

const texts = {
  title: '한 번 더 확인할게요',
  lead: '권한이나 계좌에 관한 일이라 비밀번호를 다시 물어요. 로그인한 지 5분이 지나지 않았다면 묻지 않아요.',
  wrong: '비밀번호가 달라요. 다시 입력해 주세요.',
  password: '비밀번호',
  passkeyLead: '권한이나 계좌에 관한 일이라 본인인지 다시 확인해요. 로그인하거나 확인한 지 5분이 지나지 않았다면 묻지 않아요.',
  byPasskey: '패스키로 확인',
  byPassword: '비밀번호 입력',
} as const;

/**
 * Runs a call that requires re-authentication. Tries it as is first, because a recent sign-in is enough, then proposes the passkey of whoever
 * has one, else asks for the password until it is right, or until the wait after too many wrong ones is over. False if cancelled. Rethrows
 * the call's other errors.
 */
export async function withSecondSignIn(call: (proof: { password?: string }) => Promise<unknown>): Promise<boolean> {
  let proof: { password?: string } = {};
  let message: string = texts.lead;
  let isPasskeyTried = false;
  for (;;) {
    try {
      await call(proof);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'PASSWORD_WRONG') message = texts.wrong;
      else if (error.code === 'TOO_MANY_REQUESTS' && proof.password !== undefined) message = errorText(error, 'ko');
      else if (error.code !== 'SIGN_IN_PROOF_NEEDED') throw error;
      else if (!isPasskeyTried) {
        isPasskeyTried = true;
        if (await isConfirmedByPasskey()) continue;
      }
    }
    const password = await dialog.prompt({
      title: texts.title,
      message,
      label: texts.password,
      input: { type: 'password', autoComplete: 'current-password', maxLength: textLimit(proofPassword, '') },
    });
    if (password === null) return false;
    proof = { password };
  }
}

/** Offers a passkey if there is one; false to use the password. */
async function isConfirmedByPasskey(): Promise<boolean> {
  const has = hasPasskeys() && (await readPasskeys().catch(() => null))?.passkeys.length;
  if (!has) return false;
  const isWanted = await dialog.custom({
    title: texts.title,
    message: texts.passkeyLead,
    okLabel: texts.byPasskey,
    cancelLabel: texts.byPassword,
  });
  return isWanted && confirmByPasskey();
}

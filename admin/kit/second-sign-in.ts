import { dialog } from '#client/dialogs/dialog.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { proofPassword } from '#contract/rest/values.ts';
import { textLimit } from './edit/text-limit.ts';

const texts = {
  title: '한 번 더 확인할게요',
  lead: '권한이나 계좌에 관한 일이라 비밀번호를 다시 물어요. 로그인한 지 5분이 지나지 않았다면 묻지 않아요.',
  wrong: '비밀번호가 달라요. 다시 입력해 주세요.',
  password: '비밀번호',
} as const;

/**
 * Calls what needs a second sign-in: as it is first, because a sign-in of the last minutes counts, then with the password, asked again while it
 * is wrong. False when the person cancels. Throws what else the call throws.
 */
export async function withSecondSignIn(call: (proof: { password?: string }) => Promise<unknown>): Promise<boolean> {
  let proof: { password?: string } = {};
  let message: string = texts.lead;
  for (;;) {
    try {
      await call(proof);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || (error.code !== 'SIGN_IN_PROOF_NEEDED' && error.code !== 'PASSWORD_WRONG')) throw error;
      if (error.code === 'PASSWORD_WRONG') message = texts.wrong;
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

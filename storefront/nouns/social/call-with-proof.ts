import { dialog } from '#client/dialogs/dialog.ts';
import type { Translate } from '#client/locale/message.ts';
import { ApiError } from '#client/wire/api-error.ts';
import { socialMessages as words } from './texts.ts';

/**
 * Runs a call that requires re-authentication. Tries it as is first, because a recent sign-in is enough, then asks for the password until
 * it is right. null if cancelled. Rethrows the call's other errors.
 */
export async function callWithProof<Reply>(text: Translate, call: (proof: { password?: string }) => Promise<Reply>): Promise<Reply | null> {
  let proof: { password?: string } = {};
  let lead: string = text(words.proveLead);
  for (;;) {
    try {
      return await call(proof);
    } catch (error) {
      if (!(error instanceof ApiError) || !isAboutProof(error)) throw error;
      if (error.code === 'PASSWORD_WRONG') lead = text(words.passwordWrong);
    }
    const password = await dialog.prompt({
      title: text(words.proveTitle),
      message: lead,
      label: text(words.password),
      input: { type: 'password', autoComplete: 'current-password', maxLength: 1024 },
    });
    if (password === null) return null;
    proof = { password };
  }
}

function isAboutProof({ code }: ApiError): boolean {
  return code === 'SIGN_IN_PROOF_NEEDED' || code === 'PASSWORD_WRONG';
}

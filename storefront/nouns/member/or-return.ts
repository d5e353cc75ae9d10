import { dialog } from '#client/dialogs/dialog.ts';
import type { Translate } from '#client/locale/message.ts';
import type { Session, SignInRefusal } from '#client/session/session.ts';
import { isFailure } from '#contract/errors/errors.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { memberTexts } from './texts.ts';

/** How to ask, in the page's language. */
type Reader = { readonly text: Translate; readonly locale: Locale };

/** The result of signing in; `isBack` if it reverted a withdrawal. */
type Entered = { readonly result: Session | SignInRefusal; readonly isBack: boolean };

/**
 * Signs in. A member who withdrew less than thirty days ago is asked whether to restore the account, and is signed in if they agree.
 * Otherwise the result is MEMBER_WITHDRAWN and nothing changes. Browser only.
 */
export async function orReturn(
  { text, locale }: Reader,
  enter: (isReturning: boolean) => Promise<Session | SignInRefusal>,
): Promise<Entered> {
  const result = await enter(false);
  if (!isFailure(result) || result.failure !== 'MEMBER_WITHDRAWN' || !(await asksToReturn({ text, locale }, result)))
    return { result, isBack: false };
  return { result: await enter(true), isBack: true };
}

function asksToReturn({ text, locale }: Reader, { until = '' }: SignInRefusal): Promise<boolean> {
  const message = text(memberTexts.returnQuestion, { day: writtenDay(until, locale) });
  return dialog.confirm({ title: text(memberTexts.returnTitle), message, okLabel: text(memberTexts.returnOk) });
}

import { dialog } from '#client/dialogs/dialog.ts';
import type { Translate } from '#client/locale/message.ts';
import type { Session, SignInRefusal } from '#client/session/session.ts';
import { isFailure } from '#contract/errors/errors.ts';
import type { Locale } from '#rules/shop/locale.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { memberTexts } from './texts.ts';

/** Who is asked, in which language. */
type Reader = { readonly text: Translate; readonly locale: Locale };

/** How coming in ended; `isBack` when it undid a withdrawal. */
type Entered = { readonly result: Session | SignInRefusal; readonly isBack: boolean };

/**
 * Comes in; somebody who withdrew less than thirty days ago is asked first whether to have everything back, and comes in again with a yes.
 * A no leaves MEMBER_WITHDRAWN and changes nothing. Browser only.
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

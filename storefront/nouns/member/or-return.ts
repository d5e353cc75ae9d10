import { dialog } from '#client/dialogs/dialog.ts';
import { dayText } from '#client/locale/dates.ts';
import type { Translate } from '#client/locale/message.ts';
import type { Session, SignInRefusal } from '#client/session/session.ts';
import { isFailure } from '#contract/errors.ts';
import { memberTexts } from './texts.ts';

/** How coming in ended; `isBack` when it undid a withdrawal. */
type Entered = { readonly result: Session | SignInRefusal; readonly isBack: boolean };

/**
 * Comes in; somebody who withdrew less than thirty days ago is asked first whether to have everything back, and comes in again with a yes.
 * A no leaves MEMBER_WITHDRAWN and changes nothing. Browser only.
 */
export async function orReturn(text: Translate, enter: (isReturning: boolean) => Promise<Session | SignInRefusal>): Promise<Entered> {
  const result = await enter(false);
  if (!isFailure(result) || result.failure !== 'MEMBER_WITHDRAWN' || !(await asksToReturn(text, result))) return { result, isBack: false };
  return { result: await enter(true), isBack: true };
}

function asksToReturn(text: Translate, { until = '' }: SignInRefusal): Promise<boolean> {
  const message = text(memberTexts.returnQuestion, { day: dayText(until) });
  return dialog.confirm({ title: text(memberTexts.returnTitle), message, okLabel: text(memberTexts.returnOk) });
}

import { dialog } from '#client/dialogs/dialog.ts';
import type { Translate } from '#client/locale/message.ts';
import { shell } from '#client/locale/shell.ts';
import { checkedSession } from '#client/session/session.ts';
import { guardNavigation, isOpenToVisitors } from '#rules/shop/navigation.ts';

type Asked = { path: string; signal: AbortSignal; text: Translate };

/**
 * Guards member pages: visitors get an alert over the current page and are sent home (specification 2.93). Checks the session first, which may
 * renew it over the network. Other pages are not delayed.
 */
export async function requireLogin({ path, signal, text }: Asked): Promise<'/main' | null> {
  if (isOpenToVisitors(path)) return null;
  const { isSignedIn } = await checkedSession();
  const decision = guardNavigation(path, isSignedIn);
  if (decision.isAllowed) return null;
  await dialog.alert({ message: text(shell.memberOnly), signal });
  return decision.goTo;
}

import { dialog } from '#client/dialogs/dialog.ts';
import type { Translate } from '#client/locale/message.ts';
import { shell } from '#client/locale/shell.ts';
import { checkedSession } from '#client/session/session.ts';
import { guardNavigation, isOpenToVisitors } from '#rules/shop/navigation.ts';

type Asked = { path: string; signal: AbortSignal; text: Translate };

/**
 * Member pages are for members: anyone else reads the alert over the page shown and goes home (specification 2). The session is
 * checked first, which may take a renewal over the network; other pages wait for nothing.
 */
export async function askForLogin({ path, signal, text }: Asked): Promise<'/main' | null> {
  if (isOpenToVisitors(path)) return null;
  const { isSignedIn } = await checkedSession();
  const decision = guardNavigation(path, isSignedIn);
  if (decision.isAllowed) return null;
  await dialog.alert({ message: text(shell.memberOnly), signal });
  return decision.goTo;
}

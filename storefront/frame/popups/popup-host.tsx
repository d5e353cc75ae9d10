import { useStore } from '#client/stores/store.ts';
import { onDemand } from '#ui/on-demand.tsx';
import { useLayoutFacts } from '../use-layout-facts.ts';
import { popupsWanted } from './popup-selection.ts';

/** Names of screens that are a form and nothing else, of a design that somebody was sent, and of an event: what it offers is what one came for. */
const forms = /^(?:login|sign-up|review-write|brand-request|unsubscribe|shared-design|banner$|plan$)/;

// Nobody asked for it: without its script the page does without popups.
const PopupView = onDemand(() => import('./popup-view.tsx').then((file) => file.PopupView), { isQuiet: true });

/**
 * The popup carousel. It is fetched after the page, and keeps away where a person is at work with both hands: a screen without a
 * tab bar (editor, wallet), with a title bar of its own (cart, order, sign-up), or with a form to fill in (login).
 */
export function PopupHost() {
  const isWanted = useStore(popupsWanted);
  const { facts, name } = useLayoutFacts();
  const isAtWork =
    !facts.tabBar || facts.header === 'back' || facts.header === 'close' || facts.guard === 'member' || forms.test(name ?? '');
  if (!isWanted || isAtWork) return null;
  return <PopupView isSmall={name !== 'main'} />;
}

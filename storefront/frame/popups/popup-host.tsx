import { onDemand } from '#ui/on-demand.tsx';
import { useStore } from '#ui/store.ts';
import { useLayoutFacts } from '../use-layout-facts.ts';
import { popupsWanted } from './popup-selection.ts';

/** Screens that are only a form, a shared design, or an event: nothing should distract from them. */
const forms = /^(?:login|sign-up|review-write|brand-request|unsubscribe|shared-design|team-order|gift$|banner$|plan$)/;

// Nobody requested it, so if its script fails the page does without popups.
const PopupView = onDemand(() => import('./popup-view.tsx').then((file) => file.PopupView), { isQuiet: true });

/**
 * The popup carousel, loaded after the page. Not shown where it would be in the way: screens without a tab bar (editor, wallet), with their
 * own title bar (cart, order, sign-up), or with a form (login).
 */
export function PopupHost() {
  const isWanted = useStore(popupsWanted);
  const { facts, name } = useLayoutFacts();
  const isAtWork =
    !facts.tabBar || facts.header === 'back' || facts.header === 'close' || facts.guard === 'member' || forms.test(name ?? '');
  if (!isWanted || isAtWork) return null;
  // Large only beside the home page, where there is room for both; never rendered on the server.
  return <PopupView isSmall={name !== 'main' || !matchMedia('(min-width: 64rem)').matches} />;
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { guardNavigation } from '#rules/navigation.ts';
import { cx } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useLocale, useText } from '../locale/locale-context.tsx';
import { followStoredLocale } from '../locale/stored-locale.ts';
import { shell } from '../messages/shell.ts';
import { DialogHost } from '../overlays/dialog-host.tsx';
import { LoadingOverlay } from '../overlays/loading.tsx';
import { PopupHost } from '../overlays/popup-host.tsx';
import { TermsModal } from '../overlays/terms-modal.tsx';
import { ToastHost } from '../overlays/toast.tsx';
import { useCartOfSession } from '../personal/cart-count.ts';
import { useSession } from '../session/use-session.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { Panels } from './panel-host.tsx';
import { TabBar } from './tab-bar.tsx';
import { useLayoutFacts } from './use-layout-facts.ts';
import { useNavigationGuards } from './use-navigation-guards.ts';
import { usePageView } from './use-page-view.ts';

/** The root layout: the routed page with header, tab bar and footer, and every overlay (specification 2). */
export function Frame({ children }: { children: ReactNode }) {
  const text = useText();
  const locale = useLocale();
  const { facts } = useLayoutFacts();
  useNavigationGuards();
  usePageView();
  const content = useFocusOnNavigation();
  useEffect(() => followStoredLocale(locale), [locale]);
  useCartOfSession();
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-control bg-ink px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-80"
      >
        {text(shell.skipToContent)}
      </a>
      <Header />
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        data-part="content"
        className={cx('min-h-[70dvh] outline-hidden', facts.bottomPadding && 'pb-end')}
      >
        <MemberGate>{children}</MemberGate>
      </main>
      <Footer />
      <TabBar />
      <Panels />
      <PopupHost />
      <TermsModal />
      <DialogHost />
      <LoadingOverlay />
      <ToastHost />
      <OfflineBar />
    </>
  );
}

/** Screens that need a member are made in the browser, after it is known who is there (design 10). */
function MemberGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [isInBrowser, setInBrowser] = useState(false);
  const { isSignedIn } = useSession();
  useEffect(() => setInBrowser(true), []);
  if (guardNavigation(pathname, isInBrowser && isSignedIn).isAllowed) return children;
  return (
    <div className="page-gutter pt-6">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="mt-6 h-40" />
      <Skeleton className="mt-3 h-40" />
    </div>
  );
}

/** After a navigation the reading starts at the new page, for keyboards and screen readers too. */
function useFocusOnNavigation() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}

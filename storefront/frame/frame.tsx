import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { watchNetwork } from '#client/connection/connection.ts';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { DialogHost } from '#client/dialogs/dialog-host.tsx';
import { LoadingOverlay } from '#client/dialogs/loading.tsx';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import type { Message } from '#client/locale/message.ts';
import { shell } from '#client/locale/shell.ts';
import { isLocaleLeft } from '#client/locale/stored-locale.ts';
import { useSession } from '#client/session/use-session.ts';
import { watchRestores } from '#client/stores/restores.ts';
import { ToastHost } from '#client/toasts/toast.tsx';
import { ToastButton } from '#client/toasts/toast-button.tsx';
import type { Locale } from '#rules/shop/locale.ts';
import { cx } from '#ui/class-names.ts';
import { useHistoryPlace } from '#ui/close-on-back.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCartOfSession } from '../nouns/cart/cart-count.ts';
import { Footer } from './bars/footer.tsx';
import { Header } from './bars/header.tsx';
import { NavigationBar } from './bars/navigation-bar.tsx';
import { TabBar } from './bars/tab-bar.tsx';
import { useNavigationGuards } from './guards/navigation-guards.ts';
import { usePageView } from './guards/use-page-view.ts';
import { usePreviewOfDraft } from './guards/use-preview-of-draft.ts';
import { useSessionEnd } from './guards/use-session-end.ts';
import { usePagesWhole } from './page-opened.ts';
import { Panels } from './panels/panel-host.tsx';
import { PopupHost } from './popups/popup-host.tsx';
import { TermsModal } from './terms/terms-modal.tsx';
import { useLayoutFacts } from './use-layout-facts.ts';

/** Comes with the first dialog, or seconds after the page (entry.client.tsx), before the network can be lost. */
const DialogView = fetchedView(() => import('#client/dialogs/dialog-view.tsx').then((file) => file.DialogView));

/** The root layout: the page with header, tab bar and footer, and every overlay (specification 2.3). */
export function Frame({ children }: { children: ReactNode }) {
  const { text, locale } = useLanguage();
  const { facts } = useLayoutFacts();
  useNavigationGuards();
  useSessionEnd();
  usePageView();
  usePreviewOfDraft();
  useHistoryPlace(useLocation().key);
  usePagesWhole();
  const content = useFocusOnNavigation();
  useSameLocale(locale);
  useCartOfSession();
  useEffect(watchNetwork, []);
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-control bg-ink px-4 py-3 font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-80"
      >
        {text(shell.skipToContent)}
      </a>
      <NavigationBar />
      <Header />
      <main
        id="content"
        ref={content}
        tabIndex={-1}
        data-part="content"
        className={cx('min-h-[70dvh] outline-hidden', facts.bottomPadding && 'pb-page-end')}
      >
        <ScriptNeeded />
        <MemberGate isForMembers={facts.guard === 'member'}>{children}</MemberGate>
      </main>
      <Footer />
      <TabBar />
      <Panels />
      <PopupHost />
      <TermsModal />
      <DialogHost View={DialogView} />
      <LoadingOverlay />
      <ToastHost Action={ToastButton} />
    </>
  );
}

/**
 * Renders member screens in the browser only, once the session is known; the server sends a placeholder. Links never bring visitors here,
 * because the guards run first. Visitors who open such a URL directly see the placeholder behind the alert. This depends on the screen, not
 * the URL: the 404 page is rendered once for all URLs.
 */
function MemberGate({ isForMembers, children }: { isForMembers: boolean; children: ReactNode }) {
  const [isInBrowser, setInBrowser] = useState(false);
  const { isSignedIn } = useSession();
  useEffect(() => setInBrowser(true), []);
  if (!isForMembers || (isInBrowser && isSignedIn)) return children;
  return (
    <div className="page-gutter pt-6">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="mt-6 h-40" />
      <Skeleton className="mt-3 h-40" />
    </div>
  );
}

/** Reloads the page if its language has changed: at its start, and when Back restores it. */
function useSameLocale(locale: Locale): void {
  useEffect(() => {
    const follow = () => {
      const isLeft = isLocaleLeft(locale);
      if (isLeft) window.location.reload();
      return isLeft;
    };
    follow();
    return watchRestores(follow);
  }, [locale]);
}

/** Moves focus to the new page after a navigation, for keyboards and screen readers. */
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

/** Only rendered on the server, because a browser that runs scripts does not need it. */
const scriptNeeded: Message = {
  ko: '자바스크립트가 꺼져 있어요. 검색, 꾸미기, 주문, 로그인을 하려면 브라우저에서 켜 주세요.',
  en: 'JavaScript is off. Please turn it on in your browser to search, design, order or log in.',
  cn: 'JavaScript 已关闭。请在浏览器中启用后再搜索、设计、下单或登录。',
};

/**
 * The notice shown when scripts are disabled: pages can be read, but not searched, and designing, buying and signing in need scripts.
 * Rendered by the frame so every screen has it.
 */
function ScriptNeeded() {
  const text = useText();
  return <noscript>{import.meta.env.SSR ? <p className="page-gutter py-4 text-17 font-semibold">{text(scriptNeeded)}</p> : null}</noscript>;
}

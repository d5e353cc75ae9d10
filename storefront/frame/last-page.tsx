import { Component, type ReactNode, use, useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { shell } from '#client/locale/shell.ts';
import { errorMessages } from '#client/wire/error-texts.ts';
import { urlFor } from '#contract/routes.ts';
import { addressPrefixes, languageOfAddress, languageTags, locales } from '#rules/shop/locale.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';

/** True once scripts have taken over the server's page, at its first effects. */
let page: 'waking' | 'awake' | 'asleep' = 'waking';
const never = new Promise<never>(() => {});

/**
 * The outermost component in the browser. A page that fails while hydrating stays as the server sent it; a later failure shows a page
 * without any dependency on data, session, storage, router or frame.
 */
export function Waking({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Later than the update that an error in one of the first effects leads to.
    setTimeout(() => {
      if (page === 'waking') page = 'awake';
    });
  }, []);
  return <LastResort instead={<LastDocument />}>{children}</LastResort>;
}

type LastResortProps = { instead?: ReactNode; children: ReactNode };

/** Shows the last page when something below fails. It is outside the root's error page, whose frame may be the failing part. */
export class LastResort extends Component<LastResortProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { instead = <LastPage />, children } = this.props;
    return this.state.hasFailed ? instead : children;
  }
}

/** Keeps the server's page if it cannot be hydrated; an error page sent by the server is shown. */
export function useSentPage(error: unknown): void {
  const isFromServer = useContext(UNSAFE_DataRouterContext)?.router.state.errors;
  if (import.meta.env.SSR || page === 'awake' || isFromServer) return;
  // The document stays, because React shows nothing that waits. Links work without React, which could only lead here again.
  if (page === 'waking') {
    window.addEventListener('click', (event) => event.stopImmediatePropagation(), true);
    console.error('The page stays as it was sent.', error);
  }
  page = 'asleep';
  use(never);
}

function LastDocument() {
  useSentPage('last page');
  const { lang } = document.documentElement;
  const styles = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href;
  return (
    <html lang={lang}>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {styles ? <link rel="stylesheet" href={styles} /> : null}
      </head>
      <body>
        <LastPage />
      </body>
    </html>
  );
}

function LastPage() {
  const locale = locales.find((each) => languageTags[each] === document.documentElement.lang) ?? 'ko';
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <title>{errorMessages.failedTitle[locale]}</title>
      <EmptyState
        headingLevel="h1"
        drawing="error"
        sentence={errorMessages.failed[locale]}
        action={
          <a href={addressPrefixes[languageOfAddress(location.pathname).locale ?? 'ko'] + urlFor('main')} className={buttonClass()}>
            {shell.toHome[locale]}
          </a>
        }
      />
    </main>
  );
}

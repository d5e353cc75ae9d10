import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import './app.css';
import { type ReactNode, use } from 'react';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import { errorMessages } from '#client/wire/error-texts.ts';
import { clockAheadAttribute } from '#contract/shop-bridge.ts';
import { languageTags } from '#rules/shop/locale.ts';
import { IconDrawings } from '#ui/icon.tsx';
import { ErrorPage } from './frame/error-page.tsx';
import { Frame } from './frame/frame.tsx';
import { guardNavigations } from './frame/guards/navigation-guards.ts';
import { LastResort, useSentPage } from './frame/last-page.tsx';
import { lettersFirst } from './frame/letters-first.ts';
import { bridgeOf } from './frame/load-context.ts';
import { loadShell } from './frame/load-shell.ts';
import { pageMeta } from './frame/page-meta.ts';
import { markWhole } from './frame/page-opened.ts';
import { timeForScripts } from './frame/picture-first.ts';
import { RenderNonce } from './frame/render-nonce.ts';
import { useShell } from './frame/shell-data.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadShell(bridgeOf(context), request.url);
}

/** The meta tags of error pages and of screens without their own `meta`: search engines index none of them. */
export const meta: MetaFunction = (args) => {
  if (!args.error) return pageMeta(args, { isIndexed: false });
  const isMissing = isRouteErrorResponse(args.error) && args.error.status === 404;
  return pageMeta(args, { title: isMissing ? errorMessages.notFoundTitle : errorMessages.failedTitle, isIndexed: false });
};

/** The frame's data is loaded once per visit; changing the language reloads the page. */
export const shouldRevalidate = () => false;

/** The guards of specification 2.94, before every navigation in the browser. On the server everybody is a visitor. */
export const clientMiddleware = [guardNavigations];

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell();
  const locale = shell?.locale ?? 'ko';
  const nonce = use(RenderNonce);
  return (
    <html
      lang={languageTags[locale]}
      {...{ [clockAheadAttribute]: shell?.clockAheadMs }}
      data-tags={shell?.tagContainer ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script nonce={nonce} suppressHydrationWarning>
          {scriptsOfHead}
        </script>
        <Meta />
        <Links />
      </head>
      <body>
        <IconDrawings />
        <LocaleProvider locale={locale} figures={shell?.figures ?? null}>
          {children}
        </LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Run first. They have finished when the page's scripts load, so the client bundle leaves them out. */
const scriptsOfHead = import.meta.env.SSR ? [timeForScripts, lettersFirst, markWhole].join('\n') : '';

export default function Root() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  useSentPage(error);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <LastResort>
      <Frame>
        <ErrorPage status={status} />
      </Frame>
    </LastResort>
  );
}

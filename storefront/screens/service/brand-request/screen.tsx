import type { MetaFunction } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { useSignInUrl } from '#client/session/use-sign-in-url.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { failedToast, useAction } from '#client/use-action.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { useShowNewest } from '#client/use-show-newest.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import type { BrandRequest } from '#contract/rest/brand-requests.ts';
import { isBrandAccepted, isBrandRequestOpen } from '#rules/community/brand-request.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { requestApi } from './request-calls.ts';
import { RequestForm } from './request-form.tsx';
import { requestTexts } from './texts.ts';

export const meta: MetaFunction = (args) => pageMeta(args);

/** A brand applies to be sold here, and sees the state of its request (specification 2.81, brand-request page). */
export default function BrandRequestScreen() {
  const text = useText();
  const { title } = useLayoutFacts();
  const { userId } = useSession();
  // The cached page is the same for everybody.
  const isInBrowser = useInBrowser();
  const login = useSignInUrl();
  const steps = [requestTexts.step1, requestTexts.step2, requestTexts.step3];
  return (
    <div className="page-gutter max-w-reading pt-8 pb-16 lg:pt-14">
      <h1 className="page-title">{title}</h1>
      <p className="mt-4 text-17">{text(requestTexts.lead)}</p>
      <h2 className="sr-only">{text(requestTexts.how)}</h2>
      <ol className="mt-6 grid gap-2 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.en} className="rounded-control bg-tile px-4 py-4 text-15">
            <span aria-hidden="true" className="block text-20 font-extrabold text-accent tabular-nums">
              {index + 1}
            </span>
            {text(step)}
          </li>
        ))}
      </ol>
      {isInBrowser && userId !== null ? (
        <Requests key={userId} />
      ) : (
        <div className="mt-10 rounded-control border border-line px-5 py-8 text-center">
          <p className="text-15">{text(requestTexts.loginFirst)}</p>
          <ButtonLink className="mt-4" href={login}>
            {text(shell.login)}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** The member's requests, and the form if none is open. */
function Requests() {
  const text = useText();
  const { value: requests, set: setRequests, hasFailed, reload } = useLoaded(requestApi.read);
  const showNext = useShowNewest(requests ?? [], headingId);
  const sent = (all: BrandRequest[]) => {
    showNext();
    setRequests(all);
  };
  const { run: withdraw } = useAction(async (request: BrandRequest) => {
    const message = text(requestTexts.withdrawAsk, { name: request.brand_name });
    const labels = { okLabel: text(requestTexts.withdraw), cancelLabel: text(requestTexts.withdrawKeep) };
    if (!(await dialog.confirm({ message, ...labels }))) return;
    setRequests(await requestApi.withdraw(request.id));
  }, failedToast);
  if (hasFailed) return <LoadFailed sentence={requestTexts.failed} onRetry={reload} />;
  if (requests === null) {
    return (
      <div role="status" aria-label={text(requestTexts.loading)}>
        <Skeleton className="mt-10 h-40" />
      </div>
    );
  }
  const isOpen = requests.some(({ state }) => isBrandRequestOpen(state));
  return (
    <>
      {requests.length > 0 ? (
        <section className="mt-10">
          <h2 className="text-20 font-extrabold">{text(requestTexts.mine)}</h2>
          <ul className="mt-3 space-y-3">
            {requests.map((request) => (
              <li key={request.id}>
                <Request request={request} onWithdraw={() => withdraw(request)} />
              </li>
            ))}
          </ul>
          {isOpen ? <p className="mt-3 text-13 text-ink-2">{text(requestTexts.oneAtATime)}</p> : null}
        </section>
      ) : null}
      {isOpen ? null : <RequestForm onSent={sent} />}
    </>
  );
}

/** The id of a request's heading. */
function headingId(id: number): string {
  return `request-${id}`;
}

function Request({ request, onWithdraw }: { request: BrandRequest; onWithdraw: () => void }) {
  const { text, locale } = useLanguage();
  const isOpen = isBrandRequestOpen(request.state);
  return (
    <article className="rounded-control border border-line px-4 py-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 id={headingId(request.id)} tabIndex={-1} className="text-17 font-extrabold">
            {request.brand_name}
          </h3>
          <p className="text-13 text-ink-2">{writtenDay(request.created_at, locale)}</p>
        </div>
        <p
          className={cx(
            'shrink-0 rounded-full px-3 py-1 text-13 font-semibold',
            isBrandAccepted(request.state) ? 'bg-success text-on-accent' : isOpen ? 'bg-ink text-on-accent' : 'bg-tile',
          )}
        >
          {text(requestTexts[request.state])}
        </p>
      </div>
      <p className="mt-2 line-clamp-3 text-15 whitespace-pre-line">{request.introduction}</p>
      {request.photos.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {request.photos.map((src, index) => (
            <li key={src}>
              <Picture
                src={src}
                size={128}
                alt={text(requestTexts.photo, { n: index + 1 })}
                className="size-16 rounded-tile bg-tile object-cover"
              />
            </li>
          ))}
        </ul>
      ) : null}
      {request.answer ? (
        <div className="mt-3 rounded-control bg-tile px-4 py-3">
          <h4 className="text-13 font-semibold">{text(requestTexts.answer)}</h4>
          <p className="mt-1 text-15 whitespace-pre-line">{request.answer}</p>
        </div>
      ) : null}
      {isOpen ? (
        <Button look="secondary" className="mt-3" onClick={onWithdraw}>
          {text(requestTexts.withdraw)}
        </Button>
      ) : null}
    </article>
  );
}

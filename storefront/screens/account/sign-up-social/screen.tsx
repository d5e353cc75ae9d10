import { useHref, useNavigate, useSearchParams } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useAction } from '#client/use-action.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { SocialArrival } from '#contract/rest/social-accounts.ts';
import { urlFor } from '#contract/routes.ts';
import { returnPath } from '#rules/shop/navigation.ts';
import { useIsOpen } from '#storefront/frame/use-is-open.ts';
import { callWithProof } from '#storefront/nouns/social/call-with-proof.ts';
import { socialApi } from '#storefront/nouns/social/social-calls.ts';
import { vendorNames, socialMessages as words } from '#storefront/nouns/social/texts.ts';
import { VendorMark } from '#storefront/nouns/social/vendor-mark.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SignUpClosed } from '../sign-up-closed.tsx';
import { ArrivalForm } from './arrival-form.tsx';

/**
 * Shown after a provider sign-in with an unknown account (specification 4): join after the consents, or sign in as an existing member and
 * link the two. The provider's data is not stored before that.
 */
export default function SignUpSocialScreen() {
  const text = useText();
  const [search] = useSearchParams();
  const isInBrowser = useInBrowser();
  const next = returnPath(isInBrowser ? search.get('next') : null);
  const { isSignedIn } = useSession();
  const { toMembers } = useIsOpen();
  const errorText = useErrorText();
  const { value: arrival, failure } = useLoaded(socialApi.arrival);
  if (failure !== null) return <Lost reason={errorText(failure)} next={next} />;
  if (!isInBrowser || arrival === null) return <Waiting />;
  const vendor = text(vendorNames[arrival.vendor]);
  if (isSignedIn) return <LinkOffer arrival={arrival} next={next} />;
  return (
    <div className="page-gutter max-w-form pt-8 lg:pt-16">
      <h1 className="flex items-baseline gap-3 page-title">
        <VendorMark vendor={arrival.vendor} />
        {text(arrival.is_email_taken ? words.emailTakenTitle : words.joinTitle, { vendor })}
      </h1>
      <p className="mt-2 text-15 text-ink-2">
        {arrival.is_email_taken ? text(words.emailTakenLead, { vendor, email: arrival.email ?? '' }) : text(words.joinLead)}
      </p>
      {arrival.is_email_taken ? (
        <ButtonLink href={signInToLink(next)} size="large" wide className="mt-8">
          {text(words.logInAndLink)}
        </ButtonLink>
      ) : (
        <>
          {toMembers ? <ArrivalForm arrival={arrival} next={next} /> : <SignUpClosed />}
          <p className="mt-8 flex flex-wrap items-center justify-center gap-x-2 text-15 text-ink-2">
            {text(words.memberAlready)}
            <ButtonLinkInLine href={signInToLink(next)}>{text(words.logInAndLink)}</ButtonLinkInLine>
          </p>
        </>
      )}
    </div>
  );
}

/** Signing in returns here, where the two are linked. */
function signInToLink(next: string): string {
  return urlFor('login', {}, { next: urlFor('sign-up-social', {}, { next }) });
}

function ButtonLinkInLine({ href, children }: { href: string; children: string }) {
  return (
    <a href={useHref(href)} className="inline-flex min-h-target items-center font-semibold text-ink underline">
      {children}
    </a>
  );
}

function Waiting() {
  return (
    <div className="page-gutter max-w-form pt-8 lg:pt-16">
      <Skeleton className="h-9 w-60" />
      <Skeleton className="mt-3 h-12 w-full" />
      <Skeleton className="mt-8 h-80 w-full" />
    </div>
  );
}

function Lost({ reason, next }: { reason: string; next: string }) {
  const text = useText();
  return (
    <div className="page-gutter max-w-form pt-12 lg:pt-20">
      <h1 className="page-title">{text(words.lostTitle)}</h1>
      <p role="alert" className="mt-2 text-15 text-ink-2">
        {reason}
      </p>
      <ButtonLink href={urlFor('login', {}, { next })} size="large" wide className="mt-8">
        {text(words.startAgain)}
      </ButtonLink>
    </div>
  );
}

/** Offers a signed-in member to link the new account. Never linked automatically. */
function LinkOffer({ arrival, next }: { arrival: SocialArrival; next: string }) {
  const text = useText();
  const navigate = useNavigate();
  const vendor = text(vendorNames[arrival.vendor]);
  const linking = useAction(async () => {
    const done = await callWithProof(text, (proof) => socialApi.linkArrival(proof));
    if (done === null) return;
    toast(text(words.linked, { vendor }), 'success');
    await navigate(next, { replace: true });
  });
  return (
    <div className="page-gutter max-w-form pt-8 lg:pt-16">
      <h1 className="flex items-baseline gap-3 page-title">
        <VendorMark vendor={arrival.vendor} />
        {text(words.linkTitle, { vendor })}
      </h1>
      <p className="mt-2 text-15 text-ink-2">{text(words.linkLead, { vendor })}</p>
      {arrival.email === null ? null : <p className="mt-6 rounded-control bg-tile px-4 py-3 text-15 wrap-anywhere">{arrival.email}</p>}
      <p role="alert" className="mt-4 text-15 font-semibold text-danger empty:hidden">
        {linking.failure}
      </p>
      <div className="mt-6 space-y-3">
        <Button size="large" wide pending={linking.isPending} onClick={linking.run}>
          {text(words.link)}
        </Button>
        <ButtonLink href={next} look="secondary" size="large" wide>
          {text(words.notNow)}
        </ButtonLink>
      </div>
    </div>
  );
}

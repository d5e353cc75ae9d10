import { useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { ApiError } from '#client/wire/api-error.ts';
import type { ErrorCode } from '#contract/errors/errors.ts';
import { urlFor } from '#contract/routes.ts';
import type { SocialVendor } from '#rules/member/sign-in/social.ts';
import { isInKakaoTalk, outsideKakaoTalk } from '#storefront/nouns/social/in-kakaotalk.ts';
import { openOneTap, type PromptOutcome } from '#storefront/nouns/social/one-tap.ts';
import { socialApi } from '#storefront/nouns/social/social-calls.ts';
import { SocialLink } from '#storefront/nouns/social/social-link.tsx';
import { socialMessages as words } from '#storefront/nouns/social/texts.ts';
import { pushEvent } from '#storefront/visits/data-layer.ts';

type Props = {
  vendors: readonly SocialVendor[];
  next: string;
  /** Exchanges the prompt's ticket. */
  onTicket: (ticket: string) => void;
  onProblem: (code: ErrorCode) => void;
};

/** By popularity in Korea. */
const order: readonly SocialVendor[] = ['kakao', 'google', 'apple'];

/** The provider buttons, plus Google's prompt. */
export function SocialButtons({ vendors, next, onTicket, onProblem }: Props) {
  const text = useText();
  const isInApp = useInBrowser() && isInKakaoTalk();
  const outcome = useOneTap({ isOffered: vendors.includes('google') && !isInApp, next, onTicket, onProblem });
  const offered = order.filter((vendor) => vendors.includes(vendor));
  if (offered.length === 0) return null;
  return (
    <section aria-label={text(words.waysIn)} data-prompt={outcome ?? undefined} className="mt-8">
      <p className="flex items-center gap-4 text-13 text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text(words.or)}
      </p>
      <ul className="mt-6 space-y-3">
        {offered.map((vendor) => (
          <li key={vendor}>{vendor === 'google' && isInApp ? <OutsideHint next={next} /> : <SocialLink vendor={vendor} next={next} />}</li>
        ))}
      </ul>
    </section>
  );
}

/** Google refuses sign-in in in-app browsers, so this links to the phone's browser instead. */
function OutsideHint({ next }: { next: string }) {
  const text = useText();
  const here = new URL(useHref(urlFor('login', {}, { next })), window.location.origin).href;
  return (
    <div className="rounded-control bg-tile p-4 text-15">
      <p>{text(words.openOutside)}</p>
      <a href={outsideKakaoTalk(here)} className="mt-1 inline-flex min-h-target items-center font-semibold underline">
        {text(words.openBrowser)}
      </a>
    </div>
  );
}

/** Opens the prompt after the page loads. Reports its outcomes to the data layer and returns the latest. */
function useOneTap({ isOffered, next, onTicket, onProblem }: Omit<Props, 'vendors'> & { isOffered: boolean }): PromptOutcome | null {
  const navigate = useNavigate();
  const isInBrowser = useInBrowser();
  const [outcome, setOutcome] = useState<PromptOutcome | null>(null);
  const heed = async (credential: string) => {
    try {
      const { ticket } = await socialApi.credential(credential);
      if (ticket !== null) return onTicket(ticket);
      await navigate(urlFor('sign-up-social', {}, { next }));
    } catch (error) {
      onProblem(error instanceof ApiError ? error.code : 'INTERNAL');
    }
  };
  const heeded = useRef(heed);
  heeded.current = heed;
  useEffect(() => {
    if (!isInBrowser || !isOffered) return;
    return openOneTap({
      onOutcome: (told) => {
        setOutcome(told);
        pushEvent({ event: 'sign_in_prompt', outcome: told });
      },
      onCredential: (credential) => void heeded.current(credential),
    });
  }, [isInBrowser, isOffered]);
  return outcome;
}

import { useEffect } from 'react';
import { useHref, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { useSession } from '#client/session/use-session.ts';
import { isStorageKept, tabStorage } from '#client/stores/browser-storage.ts';
import { useInBrowser } from '#client/stores/use-in-browser.ts';
import { urlFor } from '#contract/routes.ts';
import { notSetUp, readSocialReturn, socialStartUrl } from '#contract/social.ts';
import { returnPath } from '#rules/shop/navigation.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { isInKakaoTalk } from '#storefront/nouns/social/in-kakaotalk.ts';
import { SocialLink } from '#storefront/nouns/social/social-link.tsx';
import { SocialProblem } from '#storefront/nouns/social/social-problem.tsx';
import { socialMessages as words } from '#storefront/nouns/social/texts.ts';
import { useSocialReturn } from '#storefront/nouns/social/use-social-return.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Wordmark } from '#ui/wordmark.tsx';

/** Marks a tab that was redirected to Kakao automatically. */
const wentKey = 'seam.kakao_went';

/**
 * A direct Kakao sign-in URL (specification 2.8), for links in KakaoTalk messages. Inside KakaoTalk it redirects to Kakao at once, which
 * signs in without asking if possible. Kakao redirects back here.
 */
export default function LoginKakaoScreen() {
  const text = useText();
  const [search] = useSearchParams();
  const { title } = useLayoutFacts();
  const isInBrowser = useInBrowser();
  const next = returnPath(isInBrowser ? search.get('next') : null);
  const isSetUp = (useShell()?.socialVendors ?? []).includes('kakao');
  const { entry } = useSocialReturn();
  const isWaiting = useWayToKakao({ isWanted: isInBrowser && isSetUp && entry.kind === 'none', next });
  useWayOn(next);
  const problem = entry.kind === 'problem' ? entry.code : isInBrowser && !isSetUp ? notSetUp.kakao : null;
  const isBusy = isWaiting || entry.kind === 'entering' || entry.kind === 'entered';
  return (
    <div className="page-gutter max-w-form pt-12 lg:pt-20">
      <Wordmark className="text-36" />
      <h1 className="mt-8 text-20 font-extrabold">{title}</h1>
      <p role="status" className="mt-1 text-15 text-ink-2 empty:hidden">
        {isBusy ? text(isWaiting ? words.toKakao : words.entering) : null}
      </p>
      <SocialProblem code={problem} />
      {isBusy ? null : (
        <div className="mt-8 space-y-3">
          {isSetUp ? <SocialLink vendor="kakao" next={next} /> : null}
          <ButtonLink href={urlFor('login', {}, { next })} look="secondary" size="large" wide>
            {text(words.otherWays)}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** Inside KakaoTalk, redirects to Kakao once per tab, so Back or a cancelled attempt ends here. True until the page unloads. */
function useWayToKakao({ isWanted, next }: { isWanted: boolean; next: string }): boolean {
  const { hash } = useLocation();
  const href = useHref(next);
  const { isSignedIn } = useSession();
  const isFresh = isWanted && !isSignedIn && isInKakaoTalk() && readSocialReturn(hash) === null;
  const goes = isFresh && isStorageKept() && tabStorage.getItem(wentKey) === null;
  useEffect(() => {
    if (!goes) return;
    tabStorage.setItem(wentKey, '1');
    window.location.assign(socialStartUrl('kakao', href, { isSilent: true }));
  }, [goes, href]);
  return goes;
}

/** Navigates to `next` once signed in. */
function useWayOn(next: string): void {
  const navigate = useNavigate();
  const isInBrowser = useInBrowser();
  const { isSignedIn } = useSession();
  useEffect(() => {
    if (isInBrowser && isSignedIn) void navigate(next, { replace: true });
  }, [isInBrowser, isSignedIn, navigate, next]);
}

import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { type ErrorCode, isFailure } from '#contract/errors/errors.ts';
import { readSocialReturn, type SocialReturn } from '#contract/social.ts';
import { enterShopByTicket } from '../member/enter-shop.ts';
import { orReturn } from '../member/or-return.ts';
import { memberTexts } from '../member/texts.ts';

export type SocialEntry =
  | { readonly kind: 'none' }
  | { readonly kind: 'entering' }
  | { readonly kind: 'entered' }
  | { readonly kind: 'problem'; readonly code: ErrorCode };

/**
 * Handles the URL fragment after a redirect from a provider: exchanges a ticket, shows an error, or asks a withdrawn member whether to
 * return. The fragment is removed from the URL, so a reload does not repeat it.
 */
export function useSocialReturn(): { entry: SocialEntry; enter: (ticket: string) => Promise<void> } {
  const { text, locale } = useLanguage();
  const [entry, setEntry] = useState<SocialEntry>({ kind: 'none' });
  const heed = useTakenReturn();
  const enter = async (ticket: string) => {
    setEntry({ kind: 'entering' });
    const { result, isBack } = await orReturn({ text, locale }, (isReturning) => enterShopByTicket(ticket, { isReturning }));
    if (isFailure(result)) return setEntry({ kind: 'problem', code: result.failure });
    setEntry({ kind: 'entered' });
    toast(text(isBack ? memberTexts.returned : memberTexts.loggedIn), 'success');
  };
  const entering = useRef(enter);
  useEffect(() => {
    if (heed?.kind === 'ticket') void entering.current(heed.ticket);
    if (heed?.kind === 'problem') setEntry(heed);
  }, [heed]);
  return { entry, enter };
}

/** The result in the URL fragment, read once. */
export function useTakenReturn(): SocialReturn | null {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [taken, setTaken] = useState<SocialReturn | null>(null);
  useEffect(() => {
    const about = readSocialReturn(hash);
    if (about === null) return;
    setTaken(about);
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);
  return taken;
}

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { SocialArrival } from '#contract/rest/social-accounts.ts';
import { callWithProof } from '#storefront/nouns/social/call-with-proof.ts';
import { socialApi } from '#storefront/nouns/social/social-calls.ts';
import { vendorNames, socialMessages as words } from '#storefront/nouns/social/texts.ts';
import { VendorMark } from '#storefront/nouns/social/vendor-mark.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';

/** Offers a signed-in member to link the new account. Never linked automatically. */
export function LinkOffer({ arrival, next }: { arrival: SocialArrival; next: string }) {
  const text = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const vendor = text(vendorNames[arrival.vendor]);
  const link = async () => {
    setPending(true);
    setProblem(null);
    try {
      const done = await callWithProof(text, (proof) => socialApi.linkArrival(proof));
      if (done === null) return;
      toast(text(words.linked, { vendor }), 'success');
      await navigate(next, { replace: true });
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="page-gutter max-w-form pt-8 lg:pt-16">
      <h1 className="flex items-baseline gap-3 page-title">
        <VendorMark vendor={arrival.vendor} />
        {text(words.linkTitle, { vendor })}
      </h1>
      <p className="mt-2 text-15 text-ink-2">{text(words.linkLead, { vendor })}</p>
      {arrival.email === null ? null : <p className="mt-6 rounded-control bg-tile px-4 py-3 text-15 wrap-anywhere">{arrival.email}</p>}
      <p role="alert" className="mt-4 text-15 font-semibold text-danger empty:hidden">
        {problem}
      </p>
      <div className="mt-6 space-y-3">
        <Button size="large" wide pending={isPending} onClick={link}>
          {text(words.link)}
        </Button>
        <ButtonLink href={next} look="secondary" size="large" wide>
          {text(words.notNow)}
        </ButtonLink>
      </div>
    </div>
  );
}

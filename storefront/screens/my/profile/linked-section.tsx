import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { useLanguage, useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { failedAlert, useAction } from '#client/use-action.ts';
import { useLoaded } from '#client/use-loaded.ts';
import type { SocialAccounts } from '#contract/rest/social-accounts.ts';
import { writtenDay } from '#rules/shop/written-day.ts';
import { callWithProof } from '#storefront/nouns/social/call-with-proof.ts';
import { socialApi } from '#storefront/nouns/social/social-calls.ts';
import { SocialProblem } from '#storefront/nouns/social/social-problem.tsx';
import { vendorNames, socialMessages as words } from '#storefront/nouns/social/texts.ts';
import { useTakenReturn } from '#storefront/nouns/social/use-social-return.ts';
import { VendorMark } from '#storefront/nouns/social/vendor-mark.tsx';
import { Button } from '#ui/button.tsx';
import { Section, SectionWait } from './section.tsx';

type Account = SocialAccounts['accounts'][number];

/** The provider accounts linked to this member. Links another with re-authentication and unlinks all but the last sign-in method. */
export function LinkedSection() {
  const text = useText();
  const { value: linked, hasFailed, reload } = useLoaded(socialApi.accounts);
  const came = useTakenReturn();
  useEffect(() => {
    if (came?.kind === 'linked') toast(text(words.linkedNow), 'success');
  }, [came, text]);
  return (
    <Section title={words.linkedTitle}>
      <SocialProblem code={came?.kind === 'problem' ? came.code : null} />
      {linked === null || hasFailed ? <SectionWait hasFailed={hasFailed} onRetry={reload} /> : null}
      {linked?.accounts.length === 0 ? <p className="text-15 text-ink-2">{text(words.nothingToLink)}</p> : null}
      <ul>
        {linked?.accounts.map((account) => (
          <AccountLine key={account.vendor} account={account} hasPassword={linked.has_password} onChanged={reload} />
        ))}
      </ul>
    </Section>
  );
}

function AccountLine({ account, hasPassword, onChanged }: { account: Account; hasPassword: boolean; onChanged: () => void }) {
  const { text, locale } = useLanguage();
  const vendor = text(vendorNames[account.vendor]);
  const { link, unlink, isPending } = useChange(account, hasPassword, onChanged);
  const since = account.linked_at === null ? null : writtenDay(account.linked_at, locale);
  return (
    <li className="flex min-h-18 items-center gap-4 border-b border-line py-3">
      <VendorMark vendor={account.vendor} />
      <div className="min-w-0 flex-1">
        <p className="text-15 font-semibold">{vendor}</p>
        {account.email === null ? null : <p className="text-13 text-ink-2 wrap-anywhere">{account.email}</p>}
        <p className="text-13 text-ink-2">{since === null ? text(words.notLinked) : text(words.linkedSince, { date: since })}</p>
        {account.is_private_email && !account.is_mail_off ? <p className="mt-1 text-13 text-ink-2">{text(words.privateEmail)}</p> : null}
        {account.is_mail_off ? <p className="mt-1 text-13 text-danger">{text(words.mailOff)}</p> : null}
      </div>
      {account.is_linked ? (
        <Button look="quiet" pending={isPending} onClick={unlink} aria-label={text(words.unlinkVendor, { vendor })}>
          {text(words.unlink)}
        </Button>
      ) : (
        <Button look="secondary" pending={isPending} onClick={link} aria-label={text(words.linkVendor, { vendor })}>
          {text(words.link)}
        </Button>
      )}
    </li>
  );
}

function useChange({ vendor }: Account, hasPassword: boolean, onChanged: () => void) {
  const text = useText();
  const here = useHref(useLocation().pathname);
  const name = text(vendorNames[vendor]);
  const { run, isPending } = useAction((work: () => Promise<void>) => work(), failedAlert);
  const begin = (proof: { password?: string }) => socialApi.beginLink(vendor, { ...proof, return_to: here });
  const link = () =>
    run(async () => {
      // Without a password, members must sign in again; the error says so.
      const begun = hasPassword ? await callWithProof(text, begin) : await begin({});
      if (begun !== null) window.location.assign(begun.url);
    });
  const unlink = () =>
    run(async () => {
      const message = text(words.unlinkQuestion, { vendor: name });
      if (!(await dialog.confirm({ message, okLabel: text(words.unlink) }))) return;
      await socialApi.unlink(vendor);
      toast(text(words.unlinked, { vendor: name }));
      onChanged();
    });
  return { link, unlink, isPending };
}

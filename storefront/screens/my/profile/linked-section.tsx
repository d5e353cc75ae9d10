import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { dialog } from '#client/dialogs/dialog.ts';
import { writtenDay } from '#client/locale/dates.ts';
import { useLocale, useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { toast } from '#client/toasts/toast.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { SocialAccounts } from '#contract/rest/social-accounts.ts';
import { askProof } from '#storefront/nouns/social/ask-proof.ts';
import { socialApi } from '#storefront/nouns/social/social-calls.ts';
import { SocialProblem } from '#storefront/nouns/social/social-problem.tsx';
import { vendorNames, socialMessages as words } from '#storefront/nouns/social/texts.ts';
import { useTakenReturn } from '#storefront/nouns/social/use-social-return.ts';
import { VendorMark } from '#storefront/nouns/social/vendor-mark.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type Account = SocialAccounts['accounts'][number];

/** The accounts of providers that sign this member in: link another one with proof, unlink, never the last way in. */
export function LinkedSection() {
  const text = useText();
  const { accounts, hasPassword, isFailed, load } = useAccounts();
  const came = useTakenReturn();
  useEffect(() => {
    if (came?.kind === 'linked') toast(text(words.linkedNow), 'success');
  }, [came, text]);
  return (
    <section aria-labelledby="linked-accounts" className="mt-10">
      <h2 id="linked-accounts" className="text-17 font-extrabold">
        {text(words.linkedTitle)}
      </h2>
      <SocialProblem code={came?.kind === 'problem' ? came.code : null} />
      {isFailed ? (
        <div role="alert" className="mt-3 flex items-center justify-between gap-3 rounded-control bg-tile py-2 pr-2 pl-4">
          <p className="text-15">{text(shell.somethingWrong)}</p>
          <Button look="secondary" className="shrink-0" onClick={load}>
            {text(shell.retry)}
          </Button>
        </div>
      ) : null}
      {accounts === null && !isFailed ? <Skeleton className="mt-3 h-48 w-full" /> : null}
      {accounts?.length === 0 ? <p className="mt-3 text-15 text-ink-2">{text(words.nothingToLink)}</p> : null}
      <ul className="mt-1">
        {accounts?.map((account) => (
          <AccountLine key={account.vendor} account={account} hasPassword={hasPassword} onChanged={load} />
        ))}
      </ul>
    </section>
  );
}

function AccountLine({ account, hasPassword, onChanged }: { account: Account; hasPassword: boolean; onChanged: () => void }) {
  const text = useText();
  const locale = useLocale();
  const vendor = text(vendorNames[account.vendor]);
  const { link, unlink, isPending } = useChange(account, hasPassword, onChanged);
  const since = account.linked_at === null ? null : writtenDay(new Date(account.linked_at), locale, 'long');
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
  const errorText = useErrorText();
  const { pathname } = useLocation();
  const [isPending, setPending] = useState(false);
  const name = text(vendorNames[vendor]);
  const run = async (work: () => Promise<void>) => {
    setPending(true);
    await work().catch((error: unknown) => dialog.alert({ message: errorText(error) }));
    setPending(false);
  };
  const begin = (proof: { password?: string }) => socialApi.beginLink(vendor, { ...proof, return_to: pathname });
  const link = () =>
    run(async () => {
      // Who has no password proves themselves by signing in again, which the refusal says.
      const begun = hasPassword ? await askProof(text, begin) : await begin({});
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

function useAccounts() {
  const [found, setFound] = useState<SocialAccounts | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // `attempt` changes nothing but that it is asked again.
  useEffect(() => {
    let isHere = attempt >= 0;
    setFailed(false);
    socialApi.accounts().then(
      (accounts) => isHere && setFound(accounts),
      (error: unknown) => {
        console.warn(error);
        if (isHere) setFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [attempt]);
  return { accounts: found?.accounts ?? null, hasPassword: found?.has_password ?? false, isFailed, load: () => setAttempt(attempt + 1) };
}

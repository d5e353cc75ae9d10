import { useCallback } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { useDayText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { toast } from '#client/toasts/toast.tsx';
import { failedToast, useAction } from '#client/use-action.ts';
import { useLoaded } from '#client/use-loaded.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import type { Wallet } from '#contract/rest/wallet.ts';
import { urlFor } from '#contract/routes.ts';
import { shortAddress } from '#rules/member/reward.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { CopyButton } from '#storefront/nouns/payment/copy-button.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ConnectForm } from './connect-form.tsx';
import { RewardGallery, RewardsToEarn } from './reward-gallery.tsx';
import { walletTexts } from './texts.ts';
import { walletApi } from './wallet-calls.ts';

/** The member's wallet: connecting one, then its contents (specification 2.73). */
export default function WalletConnectScreen() {
  const { title } = useLayoutFacts();
  const hasWallets = useShell()?.hasWallets ?? true;
  const { userId } = useSession();
  const read = useCallback(async () => (userId === null || !hasWallets ? null : walletApi.read()), [userId, hasWallets]);
  const { value: wallet, set: setWallet, hasFailed, reload: load } = useLoaded(read);
  const isOff = !hasWallets || wallet?.source === 'off';
  return (
    <div className="page-gutter max-w-reading pt-8 lg:pt-14">
      <h1 className="page-title">{title}</h1>
      {isOff ? <WalletsOff /> : null}
      {!isOff && hasFailed && wallet === null ? <LoadFailed sentence={walletTexts.failed} onRetry={load} /> : null}
      {!isOff && !hasFailed && wallet === null ? <Waiting /> : null}
      {!isOff && wallet !== null ? <Content wallet={wallet} onChange={setWallet} /> : null}
    </div>
  );
}

function Content({ wallet, onChange }: { wallet: Wallet; onChange: (wallet: Wallet) => void }) {
  const text = useText();
  return (
    <>
      {wallet.connection === null ? (
        <>
          <p className="mt-2 text-15 text-ink-2">{text(walletTexts.lead)}</p>
          <ConnectForm onConnected={onChange} />
        </>
      ) : (
        <Connection connection={wallet.connection} onDisconnected={onChange} />
      )}
      <RewardGallery wallet={wallet} onChange={onChange} />
      <RewardsToEarn rewards={wallet.to_earn} />
      <p className="mt-10 text-13 text-ink-2">{text(walletTexts.law)}</p>
    </>
  );
}

function WalletsOff() {
  const text = useText();
  return (
    <EmptyState
      sentence={text(walletTexts.offTitle)}
      action={<ButtonLink href={urlFor('mypage')}>{text(walletTexts.toMypage)}</ButtonLink>}
    />
  );
}

function Waiting() {
  const text = useText();
  return (
    <div role="status" aria-label={text(shell.loading)} className="mt-6 space-y-6">
      <Skeleton className="h-40" />
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
        <Skeleton className="aspect-square" />
        <Skeleton className="aspect-square" />
      </div>
    </div>
  );
}

type Props = { connection: NonNullable<Wallet['connection']>; onDisconnected: (wallet: Wallet) => void };

/** The connected wallet, and a button to disconnect it. */
function Connection({ connection, onDisconnected }: Props) {
  const text = useText();
  const dayText = useDayText();
  const { run, isPending } = useAction(async () => {
    onDisconnected(await walletApi.disconnect());
    toast(text(walletTexts.disconnected));
  }, failedToast);
  const disconnect = async () => {
    const asked = { title: text(walletTexts.disconnectTitle), message: text(walletTexts.disconnectMessage) };
    if (await dialog.confirm({ ...asked, okLabel: text(walletTexts.disconnect) })) await run();
  };
  return (
    <section aria-labelledby="wallet" className="mt-6 rounded-control bg-ink p-5 text-on-accent lg:p-6">
      <h2 id="wallet" className="text-13 font-semibold">
        {text(walletTexts.myWallet)}
      </h2>
      <p className="mt-1 text-17 font-extrabold break-all">{connection.email}</p>
      <div className="mt-5 flex items-center gap-1">
        <p className="text-15 tabular-nums">
          <span className="sr-only">{text(walletTexts.address)} </span>
          <span title={connection.address}>{shortAddress(connection.address)}</span>
        </p>
        <CopyButton name={text(walletTexts.address)} value={connection.address} look="on-ink" />
      </div>
      <div className="mt-3 flex items-center justify-between gap-3">
        <p className="text-13">{text(walletTexts.since, { date: dayText(connection.connected_at) })}</p>
        <Button look="secondary" pending={isPending} onClick={disconnect}>
          {text(walletTexts.disconnect)}
        </Button>
      </div>
    </section>
  );
}

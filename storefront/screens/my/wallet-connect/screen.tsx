import { useCallback, useEffect, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import { useSession } from '#client/session/use-session.ts';
import { LoadFailed } from '#client/wire/load-failed.tsx';
import type { Wallet } from '#contract/rest/wallet.ts';
import { urlFor } from '#contract/routes.ts';
import { pageMeta } from '#storefront/frame/page-meta.ts';
import { useShell } from '#storefront/frame/shell-data.ts';
import { useLayoutFacts } from '#storefront/frame/use-layout-facts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { ConnectForm } from './connect-form.tsx';
import { Connection } from './connection.tsx';
import { RewardGallery, RewardsToEarn } from './reward-gallery.tsx';
import { walletTexts } from './texts.ts';
import { walletApi } from './wallet-calls.ts';

export const meta: MetaFunction = (args) => pageMeta(args, { isIndexed: false });

/** The member's wallet: connecting one, then its contents (specification 2.73). */
export default function WalletConnectScreen() {
  const { title } = useLayoutFacts();
  const hasWallets = useShell()?.hasWallets ?? true;
  const { wallet, setWallet, hasFailed, load } = useWallet(hasWallets);
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

function useWallet(hasWallets: boolean) {
  const { userId } = useSession();
  const [wallet, setWallet] = useState<Wallet | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    if (userId === null || !hasWallets) return;
    setFailed(false);
    try {
      setWallet(await walletApi.read());
    } catch (error) {
      console.warn(error);
      setFailed(true);
    }
  }, [userId, hasWallets]);
  useEffect(() => void load(), [load]);
  return { wallet, setWallet, hasFailed, load };
}

import { useState } from 'react';
import { dialog } from '#client/dialogs/dialog.ts';
import { useDayText } from '#client/locale/dates.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { useErrorText } from '#client/wire/use-error-text.ts';
import type { Wallet } from '#contract/rest/wallet.ts';
import { shortAddress } from '#rules/member/reward.ts';
import { CopyButton } from '#storefront/nouns/payment/copy-button.tsx';
import { Button } from '#ui/button.tsx';
import { walletTexts } from './texts.ts';
import { walletApi } from './wallet-calls.ts';

type Props = { connection: NonNullable<Wallet['connection']>; onDisconnected: (wallet: Wallet) => void };

/** The connected wallet, and a button to disconnect it. */
export function Connection({ connection, onDisconnected }: Props) {
  const text = useText();
  const dayText = useDayText();
  const errorText = useErrorText();
  const [isPending, setPending] = useState(false);
  const disconnect = async () => {
    const asked = { title: text(walletTexts.disconnectTitle), message: text(walletTexts.disconnectMessage) };
    if (!(await dialog.confirm({ ...asked, okLabel: text(walletTexts.disconnect) }))) return;
    setPending(true);
    try {
      onDisconnected(await walletApi.disconnect());
      toast(text(walletTexts.disconnected));
    } catch (error) {
      toast(errorText(error), 'error');
      setPending(false);
    }
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

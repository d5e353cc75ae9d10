import { Link } from 'react-router';
import { useDayText } from '#client/locale/dates.ts';
import { useName, useText } from '#client/locale/locale-context.tsx';
import { Name } from '#client/locale/name.tsx';
import { toast } from '#client/toasts/toast.tsx';
import { failedToast, useAction } from '#client/use-action.ts';
import type { RewardToken, Wallet } from '#contract/rest/wallet.ts';
import { urlFor } from '#contract/routes.ts';
import { isMinted } from '#rules/member/reward.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { walletTexts } from './texts.ts';
import { walletApi } from './wallet-calls.ts';

type Props = { wallet: Wallet; onChange: (wallet: Wallet) => void };

const grid = 'mt-4 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3';

/** The wallet's tokens, or those waiting for one, and why each was granted. */
export function RewardGallery({ wallet, onChange }: Props) {
  const text = useText();
  const isConnected = wallet.connection !== null;
  const tokens = isConnected ? wallet.tokens : wallet.waiting;
  if (!isConnected && tokens.length === 0) return null;
  const title = isConnected ? walletTexts.rewards : walletTexts.waiting;
  return (
    <section aria-labelledby="rewards" className="mt-12">
      <h2 id="rewards" className="text-20 font-extrabold">
        {text(title, { count: tokens.length })}
      </h2>
      {tokens.length === 0 ? <p className="mt-2 text-15 text-ink-2">{text(walletTexts.noRewards)}</p> : null}
      <ul className={grid}>
        {tokens.map((token) => (
          <Token key={token.id} token={token} isWaiting={!isConnected} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

/** Rewards that can still be earned; renders nothing if there are none. */
export function RewardsToEarn({ rewards }: { rewards: Wallet['to_earn'] }) {
  const text = useText();
  if (rewards.length === 0) return null;
  return (
    <section aria-labelledby="to-earn" className="mt-12">
      <h2 id="to-earn" className="text-20 font-extrabold">
        {text(walletTexts.toEarn)}
      </h2>
      <ul className={grid}>
        {rewards.map((reward) => (
          <li key={reward.image_src}>
            <Shown reward={reward} isDim />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Token({ token, isWaiting, onChange }: { token: RewardToken; isWaiting: boolean; onChange: Props['onChange'] }) {
  const text = useText();
  const dayText = useDayText();
  const name = useName()(token.name);
  const facts = [text(walletTexts.granted, { date: dayText(token.granted_at) }), text(walletTexts.token, { id: token.id })];
  return (
    <li className="flex flex-col">
      <Shown reward={token} />
      <p className="mt-1 text-12 text-ink-2 tabular-nums">{facts.join(' · ')}</p>
      {token.mint === null || isWaiting ? null : (
        <p title={token.mint.transaction_hash ?? undefined} className="text-12 text-ink-2">
          {text(isMinted(token.mint.state) ? walletTexts.onChain : walletTexts.minting)}
        </p>
      )}
      {token.coupon === null || isWaiting ? null : <TokenCoupon tokenId={token.id} coupon={token.coupon} onChange={onChange} />}
      {token.order_id === null ? null : (
        <Link
          to={urlFor('mypage-order-id', { id: token.order_id })}
          aria-label={text(walletTexts.orderOf, { name })}
          className="inline-flex min-h-target items-center self-start text-13 font-semibold underline hover:text-accent"
        >
          {text(walletTexts.order)}
        </Link>
      )}
    </li>
  );
}

function Shown({ reward, isDim = false }: { reward: Pick<RewardToken, 'name' | 'why' | 'image_src'>; isDim?: boolean }) {
  return (
    <>
      <img
        src={reward.image_src}
        alt=""
        width={400}
        height={400}
        loading="lazy"
        className={cx('aspect-square w-full rounded-tile bg-tile object-cover', isDim && 'opacity-40 grayscale')}
      />
      <h3 className="mt-3 text-15 font-semibold">
        <Name of={reward.name} />
      </h3>
      <p className="mt-0.5 text-13 text-balance text-ink-2">
        <Name of={reward.why} />
      </p>
    </>
  );
}

type CouponProps = { tokenId: number; coupon: NonNullable<RewardToken['coupon']>; onChange: Props['onChange'] };

function TokenCoupon({ tokenId, coupon, onChange }: CouponProps) {
  const text = useText();
  const name = useName()(coupon.name);
  const { run: take, isPending } = useAction(async () => {
    onChange(await walletApi.takeCoupon(tokenId));
    toast(text(walletTexts.couponToast, { name }), 'success');
  }, failedToast);
  if (coupon.is_taken) return <p className="mt-2 text-13 text-ink-2">{text(walletTexts.couponTaken)}</p>;
  return (
    <Button look="secondary" wide className="mt-3" pending={isPending} aria-label={text(walletTexts.takeCouponOf, { name })} onClick={take}>
      {text(walletTexts.takeCoupon)}
    </Button>
  );
}

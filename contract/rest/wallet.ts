import { z } from 'zod';
import { CODE_DIGITS } from '#rules/member/sign-in/verification.ts';
import { locales } from '#rules/shop/locale.ts';
import { id, localized, time } from './values.ts';

/** POST /api/wallet/codes: checks e-mail and password and sends a code by e-mail, for a new or an existing wallet. */
export const sendWalletCodeBody = z.object({
  way: z.enum(['REGISTER', 'SIGN_IN']),
  email: z.string().max(320),
  password: z.string().max(1024),
  locale: z.enum(locales).default('ko').describe('The language of the mail'),
});

/** POST /api/wallet/connection */
export const connectWalletBody = z.object({ code_id: z.uuid(), code: z.string().max(40).describe(`${CODE_DIGITS} digits`) });

const reward = z.object({ name: localized, why: localized, image_src: z.string() });

const rewardToken = reward.extend({
  id,
  granted_at: time,
  order_id: id.nullable().describe('The order it was granted for; null for whoever did not place it'),
  coupon: z.object({ name: localized, is_taken: z.boolean() }).nullable(),
  mint: z
    .object({ state: z.enum(['WAITING', 'CONFIRMED']), transaction_hash: z.string().nullable() })
    .nullable()
    .describe('How far it is on the chain; null where the shop mints on none'),
});

/** GET /api/wallet, and the response of every change to it. */
export const wallet = z.object({
  source: z.enum(['custodial', 'chain', 'off']),
  connection: z.object({ email: z.string(), address: z.string(), connected_at: time }).nullable(),
  tokens: z.array(rewardToken).describe('Of the connected wallet'),
  waiting: z.array(rewardToken).describe('Earned, and put into the first wallet that is connected'),
  to_earn: z.array(reward),
});

/** GET /api/rewards/{id}: a token's metadata in ERC-721 format. */
export const rewardMetadata = z.object({
  name: z.string(),
  description: z.string(),
  image: z.string(),
  attributes: z.array(z.object({ trait_type: z.string(), value: z.string() })),
});

export type SendWalletCode = z.infer<typeof sendWalletCodeBody>;
export type ConnectWallet = z.infer<typeof connectWalletBody>;
export type RewardToken = z.infer<typeof rewardToken>;
export type Wallet = z.infer<typeof wallet>;
export type RewardMetadata = z.infer<typeof rewardMetadata>;

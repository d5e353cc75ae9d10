import type { Localized } from '#contract/rest/values.ts';
import type { RewardMetadata } from '#contract/rest/wallet.ts';
import { koreanDay } from '#rules/shop/korean-time.ts';
import type { Shop } from '#server/shop.ts';

/** The URL of a token's metadata: the tokenURI of ERC-721. */
export function rewardUri(publicUrl: string, tokenId: number): string {
  return `${publicUrl}/api/rewards/${tokenId}`;
}

/** The metadata that wallets and chains see; null for a token that does not exist. It does not say who owns the token. */
export async function rewardMetadata({ database, config }: Shop, tokenId: number): Promise<RewardMetadata | null> {
  const token = await database.service
    .selectFrom('member.reward_tokens')
    .select(['name', 'why', 'image_src', 'granted_at'])
    .where('id', '=', tokenId)
    .where('owner_address', 'is not', null)
    .executeTakeFirst();
  if (token === undefined) return null;
  const both = ({ ko, en }: Localized) => `${ko} · ${en}`;
  return {
    name: both(token.name),
    description: both(token.why),
    image: new URL(token.image_src, config.publicUrl).href,
    attributes: [{ trait_type: 'Granted', value: koreanDay(token.granted_at) }],
  };
}

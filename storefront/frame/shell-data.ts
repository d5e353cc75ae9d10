import { useRouteLoaderData } from 'react-router';
import { titlesIn } from '#contract/route-titles.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { shellQuery } from './operations.ts';

/** What every page of the shop needs around it; fetched once a visit. */
export async function loadShell(bridge: ShopBridge) {
  const { locale, publicUrl, maxGraphicsPerCustom, socialVendors, hasWallets, chatPluginKey, kakaoKey, query, clock } = bridge;
  const [{ management_shop_info, management_shop_rules, product_categories }, { ahead_ms }] = await Promise.all([
    query(shellQuery),
    clock(),
  ]);
  return {
    locale,
    clockAheadMs: ahead_ms,
    titles: titlesIn(locale),
    publicUrl,
    maxGraphicsPerCustom,
    socialVendors,
    hasWallets,
    chatPluginKey,
    kakaoKey,
    shop: management_shop_info[0] ?? null,
    rules: management_shop_rules[0] ?? firstShopRules,
    categories: product_categories,
  };
}

/** What the root loader brought; null on the pages shown when it failed. */
export function useShell() {
  return useRouteLoaderData<typeof loadShell>('root') ?? null;
}

import { useRouteLoaderData } from 'react-router';
import type { Operation, ShopBridge } from '#contract/shop-bridge.ts';
import { shellQuery } from './operations.ts';

type LocalizedText = { ko: string; en: string };

/** Shop info as specification 3 lists it. */
export type ShopInfo = {
  company_name: string;
  ceo: string;
  registration_number: string;
  business_type: string;
  business_category: string;
  phone: string;
  telecommunication_number: string;
  email: string;
  personal_information_admin: string;
  zip_code: string;
  address: string;
  detail_address: string;
  footer_title: string;
  footer_content: string;
  donation: number;
  banner_autoplay: number;
  is_custom_main: boolean;
};

export type ShellCategory = { id: number; name: LocalizedText; path_name: string };

export type ShellResult = { management_shop_info: ShopInfo[]; product_categories: ShellCategory[] };

const shellOperation: Operation<ShellResult, Record<string, never>> = shellQuery;

/** What every page of the shop needs around it; fetched once a visit. */
export async function loadShell({ locale, publicUrl, maxGraphicsPerCustom, query }: ShopBridge) {
  const { management_shop_info, product_categories } = await query(shellOperation);
  return { locale, publicUrl, maxGraphicsPerCustom, shop: management_shop_info[0] ?? null, categories: product_categories };
}

/** What the root loader brought; null on the pages shown when it failed. */
export function useShell() {
  return useRouteLoaderData<typeof loadShell>('root') ?? null;
}

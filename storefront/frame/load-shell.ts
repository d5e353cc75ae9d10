import type { ShellQuery } from '#client/graphql/operations.generated.ts';
import { titlesIn } from '#contract/route-titles.ts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import { firstServiceHours } from '#rules/community/service-hours.ts';
import { liveFigures } from '#rules/office/live-figures.ts';
import { missingToOrder } from '#rules/office/opening.ts';
import { firstShopRules } from '#rules/office/shop-rules.ts';
import { writtenCompany } from '#rules/office/written-company.ts';
import { type Locale, languageOfAddress, type TranslationLocale, translated } from '#rules/shop/locale.ts';
import { shellQuery } from './operations.ts';
import { type Packed, packed } from './packed.ts';

/** With the language that the address names; null for a plain one. */
export type Shell = Awaited<ReturnType<typeof readShell>> & { addressLocale: TranslationLocale | null };

/** The data every page of the shop needs; fetched once per visit. Server only: apart from shell-data.ts, so that no browser loads its rules. */
export async function loadShell(bridge: ShopBridge, url: string): Promise<Packed<Shell>> {
  const { locale } = languageOfAddress(new URL(url).pathname);
  return packed({ ...(await readShell(bridge)), addressLocale: locale });
}

async function readShell(bridge: ShopBridge) {
  const {
    locale,
    publicUrl,
    maxGraphicsPerCustom,
    socialVendors,
    hasWallets,
    hasPayment,
    chatPluginKey,
    kakaoKey,
    verification,
    tagContainer,
    query,
    clock,
  } = bridge;
  const [{ management_shop_info, management_shop_rules, product_shipping_policies, product_categories, policies, terms }, { ahead_ms }] =
    await Promise.all([query(shellQuery), clock()]);
  const [info] = management_shop_info;
  const rules = management_shop_rules[0] ?? firstShopRules;
  return {
    locale,
    clockAheadMs: ahead_ms,
    titles: titlesIn(locale),
    publicUrl,
    maxGraphicsPerCustom,
    takesOwnPictures: management_shop_rules[0]?.takes_own_pictures ?? true,
    socialVendors,
    hasWallets,
    chatPluginKey,
    kakaoKey,
    ...(verification.naver || verification.google ? { verification } : {}),
    tagContainer,
    shop: info === undefined ? null : shopIn(info, locale),
    rules,
    lacking: missingToOrder({
      company: info ?? null,
      terms: terms.map(({ type }) => type),
      has_shipping: policies.length > 0,
      has_payment: hasPayment,
    }),
    // Asked for by the alphabet: the conditional policy before the one with a fee, the free one last.
    figures: liveFigures({ rules, shipping: product_shipping_policies[0], hours: info ?? firstServiceHours }, locale),
    categories: product_categories,
  };
}

type ShopWord = 'ceo' | 'personal_information_admin' | 'footer_title' | 'footer_content';

/** The shop info, in the page's language where it is translated. */
function shopIn({ translations, ...info }: ShellQuery['management_shop_info'][number], locale: Locale) {
  const told = { ...info, translations };
  const own = (column: ShopWord) => translated(told, column, locale);
  return {
    ...info,
    ...writtenCompany(told, locale),
    ceo: own('ceo'),
    personal_information_admin: own('personal_information_admin'),
    footer_title: own('footer_title'),
    footer_content: own('footer_content'),
  };
}

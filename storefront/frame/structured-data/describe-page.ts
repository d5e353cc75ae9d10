import { createContext, type LoaderFunctionArgs } from 'react-router';
import type { Thing } from 'schema-dts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import type { ShopRules } from '#rules/office/shop-rules.ts';
import { addressPrefixes } from '#rules/shop/locale.ts';
import type { Crumb } from '#storefront/nouns/section/breadcrumbs.tsx';

/** The machine-readable description of a page from its loader (schema.org). */
export interface PageAbout {
  /** Called only for the document: a browser that navigates does not get it. */
  things: (place: Place) => readonly Thing[];
  /** The breadcrumbs from the home page to this one, as `Breadcrumbs` shows them; by default only the route's title. */
  crumbs?: readonly Crumb[];
}

const aboutContext = createContext<PageAbout | null>(null);

/** Describes a page; called once, by its screen's loader. */
export function describePage(context: LoaderFunctionArgs['context'], about: PageAbout): void {
  context.set(aboutContext, about);
}

/** The description given by the page's loader. */
export function aboutOf(context: LoaderFunctionArgs['context']): PageAbout | null {
  return context.get(aboutContext);
}

/** The language and public address of a page, and the shop's rules of sale. */
export type Place = Pick<ShopBridge, 'locale' | 'publicUrl'> & { rules: Pick<ShopRules, 'pick_up_fee'> };

/** The absolute address of a page, in the language of the page that names it. */
export function wholeAddress({ publicUrl, locale }: Omit<Place, 'rules'>, path: string): string {
  return publicUrl + addressPrefixes[locale] + path;
}

/** The absolute address of a picture, without its facts (contract/pictures/picture-facts.ts). */
export function wholePicture({ publicUrl }: Pick<Place, 'publicUrl'>, src: string): string {
  return publicUrl + src.split('#', 1)[0];
}

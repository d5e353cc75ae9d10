import { createContext, type LoaderFunctionArgs } from 'react-router';
import type { Thing } from 'schema-dts';
import type { ShopBridge } from '#contract/shop-bridge.ts';
import type { ShopRules } from '#rules/office/shop-rules.ts';
import { addressPrefixes } from '#rules/shop/locale.ts';
import type { Crumb } from '#storefront/nouns/section/breadcrumbs.tsx';

/** What a loader says about its page to machines (schema.org). */
export interface PageAbout {
  /** Called with the document alone: a browser that navigates gets none of it. */
  things: (place: Place) => readonly Thing[];
  /** The way from the home page to this one, as `Breadcrumbs` shows it; by default the route's title alone. */
  crumbs?: readonly Crumb[];
}

const aboutContext = createContext<PageAbout | null>(null);

/** Describes a page; called once, by its screen's loader. */
export function describePage(context: LoaderFunctionArgs['context'], about: PageAbout): void {
  context.set(aboutContext, about);
}

/** What the loader of a page said. */
export function aboutOf(context: LoaderFunctionArgs['context']): PageAbout | null {
  return context.get(aboutContext);
}

/** Where things of a page are, and the rules they are sold under. */
export type Place = Pick<ShopBridge, 'locale' | 'publicUrl'> & { rules: Pick<ShopRules, 'pick_up_fee'> };

/** The whole address of a page, in the language of the page that names it. */
export function wholeAddress({ publicUrl, locale }: Omit<Place, 'rules'>, path: string): string {
  return publicUrl + addressPrefixes[locale] + path;
}

/** The whole address of a picture, without the facts behind it (contract/pictures/picture-facts.ts). */
export function wholePicture({ publicUrl }: Pick<Place, 'publicUrl'>, src: string): string {
  return publicUrl + src.split('#', 1)[0];
}

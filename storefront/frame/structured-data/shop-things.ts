import type { BreadcrumbList, Organization, WebSite } from 'schema-dts';
import { urlFor } from '#contract/routes.ts';
import { type Locale, languageTags } from '#rules/shop/locale.ts';
import type { Crumb } from '#storefront/nouns/section/breadcrumbs.tsx';
import type { Shell } from '../load-shell.ts';
import { type Place, wholeAddress, wholePicture } from './describe-page.ts';

/** The one address that identifies the shop on every page. */
export function shopId({ publicUrl }: Pick<Place, 'publicUrl'>): string {
  return `${publicUrl}/#shop`;
}

/** The shop as a company; without shop info only its name. */
export function organization(place: Place, shop: Shell['shop']): Organization {
  return {
    '@type': 'OnlineStore',
    '@id': shopId(place),
    name: 'Seam',
    url: wholeAddress(place, urlFor('main')),
    logo: wholePicture(place, '/icons/icon-512.png'),
    areaServed: { '@type': 'Country', name: 'KR' },
    ...(shop === null ? {} : companyOf(shop, place.locale)),
  };
}

function companyOf(shop: NonNullable<Shell['shop']>, locale: Locale): Partial<Extract<Organization, object>> {
  return {
    ...(shop.company_name ? { legalName: shop.company_name } : {}),
    ...(shop.registration_number ? { taxID: shop.registration_number } : {}),
    ...(shop.address
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: [shop.address, shop.detail_address].filter(Boolean).join(' '),
            ...(shop.zip_code ? { postalCode: shop.zip_code } : {}),
            addressCountry: 'KR',
          },
        }
      : {}),
    ...(shop.phone || shop.email
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            ...(shop.phone ? { telephone: shop.phone } : {}),
            ...(shop.email ? { email: shop.email } : {}),
            availableLanguage: languageTags[locale],
          },
        }
      : {}),
  };
}

/** The shop as a site with its search; only on the home page. */
export function webSite(place: Place): WebSite {
  const target = `${wholeAddress(place, urlFor('search'))}?q={search_term_string}`;
  const search = { '@type': 'SearchAction', target: { '@type': 'EntryPoint', urlTemplate: target } } as const;
  return {
    '@type': 'WebSite',
    '@id': `${wholeAddress(place, urlFor('main'))}#site`,
    name: 'Seam',
    url: wholeAddress(place, urlFor('main')),
    inLanguage: languageTags[place.locale],
    publisher: { '@id': shopId(place) },
    // Google reads the name of the slot beside the action, which schema.org's own types do not know.
    potentialAction: { ...search, 'query-input': 'required name=search_term_string' } as typeof search,
  };
}

/** The breadcrumbs from the home page to a page. */
export function breadcrumbs(place: Place, home: string, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [[home, urlFor('main')] as const, ...crumbs].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: wholeAddress(place, path),
    })),
  };
}

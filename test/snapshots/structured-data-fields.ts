interface Source {
  page: string;
  /** The day its rules were last compared with these. */
  readOn: string;
  /** The fields a type must have, in one line; `a|b`: one of them. */
  types: Readonly<Record<string, string>>;
}

const google = (name: string) => `https://developers.google.com/search/docs/appearance/structured-data/${name}`;

/**
 * What each type of our structured data must say, by who asks for it: Google's required fields, and the recommended ones that its shopping
 * results go by. For types Google has no page for, what schema.org describes them by. `npm run crawl` checks every page by it.
 */
const sources: readonly Source[] = [
  {
    ...{ page: google('merchant-listing'), readOn: '2026-11-28' },
    types: {
      Brand: 'name',
      DefinedRegion: 'addressCountry',
      MonetaryAmount: 'value currency',
      Offer: 'url price priceCurrency availability itemCondition seller shippingDetails hasMerchantReturnPolicy',
      OfferShippingDetails: 'shippingRate shippingDestination deliveryTime',
      PeopleAudience: 'suggestedGender suggestedMinAge',
      Product: 'name image url',
      QuantitativeValue: 'minValue maxValue unitCode',
      ShippingDeliveryTime: 'transitTime',
    },
  },
  {
    ...{ page: google('return-policy'), readOn: '2026-11-28' },
    types: { MerchantReturnPolicy: 'applicableCountry returnPolicyCategory' },
  },
  {
    ...{ page: google('review-snippet'), readOn: '2026-11-28' },
    types: {
      AggregateRating: 'ratingValue reviewCount|ratingCount bestRating',
      Person: 'name',
      Rating: 'ratingValue bestRating',
      Review: 'author reviewRating datePublished reviewBody',
    },
  },
  {
    ...{ page: google('breadcrumb'), readOn: '2026-11-28' },
    types: { BreadcrumbList: 'itemListElement', ListItem: 'position name item|url' },
  },
  {
    ...{ page: google('faqpage'), readOn: '2026-11-28' },
    types: { Answer: 'text', FAQPage: 'mainEntity', Question: 'name acceptedAnswer' },
  },
  {
    ...{ page: google('organization'), readOn: '2026-11-28' },
    types: {
      ContactPoint: 'contactType telephone|email',
      Country: 'name',
      OnlineStore: 'name url logo',
      PostalAddress: 'addressCountry streetAddress',
    },
  },
  {
    ...{ page: google('article'), readOn: '2026-11-28' },
    types: { SocialMediaPosting: 'headline author datePublished image' },
  },
  {
    ...{ page: 'https://schema.org/docs/full.html', readOn: '2026-11-28' },
    types: {
      CollectionPage: 'name url mainEntity',
      EntryPoint: 'urlTemplate',
      ItemList: 'itemListElement',
      SearchAction: 'target query-input',
      VisualArtwork: 'name image creator url',
      WebSite: 'name url potentialAction',
    },
  },
];

const requiredFields = new Map(sources.flatMap(({ types }) => Object.entries(types).map(([type, fields]) => [type, fields.split(' ')])));

/** What is wrong with a block of structured data: each line a path and what is missing there. */
export function faultsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => faultsIn(each, `${path}[${index}]`));
  if (value === '' || value === null || value === undefined) return [`${path} is empty`];
  if (typeof value !== 'object') return isBrokenAddress(value) ? [`${path} is no whole address: ${value}`] : [];
  const fields = value as Record<string, unknown>;
  const type = fields['@type'];
  const inner = Object.entries(fields).flatMap(([name, each]) => faultsIn(each, `${path}.${name}`));
  // A thing told elsewhere on the page.
  if (type === undefined) return fields['@id'] || fields['@graph'] ? inner : [`${path} has no type`, ...inner];
  const required = requiredFields.get(String(type));
  if (required === undefined) return [`${path} has a type without a rule: ${type}`, ...inner];
  const missing = required.filter((names) => !names.split('|').some((name) => fields[name] !== undefined));
  return [...missing.map((name) => `${path} (${type}) has no ${name}`), ...inner];
}

/** A path alone leads nowhere for whoever reads the block elsewhere. */
function isBrokenAddress(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?:cdn|resize|product|artist|main)\b/.test(value);
}

/**
 * What each type of our structured data must say: Google's required fields and those its shopping results go by (developers.google.com/search/
 * docs/appearance/structured-data: product, merchant-listing, review-snippet, breadcrumb, faqpage, organization); for types Google has no
 * page for, what schema.org describes them by. `a|b`: one of them.
 */
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  AggregateRating: ['ratingValue', 'reviewCount|ratingCount', 'bestRating'],
  Answer: ['text'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'url', 'mainEntity'],
  ContactPoint: ['contactType', 'telephone|email'],
  Country: ['name'],
  DefinedRegion: ['addressCountry'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name', 'item|url'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  MonetaryAmount: ['value', 'currency'],
  Offer: ['url', 'price', 'priceCurrency', 'availability', 'itemCondition', 'seller', 'shippingDetails', 'hasMerchantReturnPolicy'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  OnlineStore: ['name', 'url', 'logo'],
  Person: ['name'],
  PostalAddress: ['addressCountry', 'streetAddress'],
  Product: ['name', 'image', 'url'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  Question: ['name', 'acceptedAnswer'],
  Rating: ['ratingValue', 'bestRating'],
  Review: ['author', 'reviewRating', 'datePublished', 'reviewBody'],
  SearchAction: ['target', 'query-input'],
  ShippingDeliveryTime: ['transitTime'],
  SocialMediaPosting: ['headline', 'author', 'datePublished', 'image'],
  VisualArtwork: ['name', 'image', 'creator', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
};

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
  const required = requiredFields[String(type)];
  if (required === undefined) return [`${path} has a type without a rule: ${type}`, ...inner];
  const missing = required.filter((names) => !names.split('|').some((name) => fields[name] !== undefined));
  return [...missing.map((name) => `${path} (${type}) has no ${name}`), ...inner];
}

/** A path alone leads nowhere for whoever reads the block elsewhere. */
function isBrokenAddress(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?:cdn|resize|product|artist|main)\b/.test(value);
}

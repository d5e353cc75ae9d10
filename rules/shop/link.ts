/**
 * Pattern of a path of the shop that cannot lead to another site: browsers read `//` as one, treat a backslash as a slash, and drop tabs
 * and line breaks.
 */
export const shopPath = String.raw`/(?!/)[^\\\s]*`;

const path = new RegExp(`^${shopPath}$`);
const https = /^https:\/\/[^\\\s/][^\\\s]*$/;
// Schemes for phone numbers and e-mail addresses, and for sites other than the shop, such as a courier's page.
const elsewhere = /^(?:https?:\/\/[^\\\s/]|mailto:|tel:)[^\\\s]*$/;

/** True for an allowed link: empty, a path of the shop or an https URL. `app.is_link` is the same in SQL. */
export function isLink(address: string): boolean {
  return address === '' || path.test(address) || https.test(address);
}

/** True for an allowed picture path: empty, or a path of the shop. `app.is_path` is the same in SQL. */
export function isPath(address: string): boolean {
  return address === '' || path.test(address);
}

// Letters of every language, because domains may have them; no user name and password before the domain. A dot, because `localhost` works on one
// computer only.
const site = /^https?:\/\/(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)(?::\d{1,5})?(?:[/?#][^\\\s]*)?$/iu;

/** True when the text is the address of a site. */
export function isSite(address: string): boolean {
  return site.test(address);
}

/** True when a screen may link to the URL: it does not run a script, show arbitrary bytes as a page, or hide its target. */
export function isFollowed(address: string): boolean {
  return path.test(address) || elsewhere.test(address);
}

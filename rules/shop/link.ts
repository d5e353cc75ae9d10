/**
 * A path of the shop as a part of a pattern, never an address of another site: browsers read `//` as one, a backslash as a slash, and leave tabs and line
 * ends out.
 */
export const shopPath = String.raw`/(?!/)[^\\\s]*`;

const path = new RegExp(`^${shopPath}$`);
const https = /^https:\/\/[^\\\s/][^\\\s]*$/;
// A page says these of itself: whom to call or write to, and what is not kept by the shop, such as the page of a courier.
const elsewhere = /^(?:https?:\/\/[^\\\s/]|mailto:|tel:)[^\\\s]*$/;

/** Whether a published address may be kept: none, a path of the shop or an https address. `app.is_link` is the same in SQL. */
export function isLink(address: string): boolean {
  return address === '' || path.test(address) || https.test(address);
}

/** Whether the address of a published picture may be kept: none, or a path of the shop. `app.is_path` is the same in SQL. */
export function isPath(address: string): boolean {
  return address === '' || path.test(address);
}

// Letters of every language, because domains have them; no name and password before the domain.
const site = /^https?:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#][^\\\s]*)?$/iu;

/** Whether somebody typed the address of a site. */
export function isSite(address: string): boolean {
  return site.test(address);
}

/** Whether a screen may link to an address: not if it would run a script, show arbitrary bytes as a page or hide where it leads. */
export function isFollowed(address: string): boolean {
  return path.test(address) || elsewhere.test(address);
}

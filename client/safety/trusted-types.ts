import type { SafeHtml } from '#contract/shop-bridge.ts';

/**
 * The shop's policies for Trusted Types: with the content security policy of every page, nothing else can put markup or the address of a script
 * into it (docs/decisions/040-devices-leaving-and-trusted-types.md). Browsers that do not know them skip all of this.
 */
type Policy = { createHTML(html: string): unknown };
type Answer = (text: string) => string | null;
type Rules = { createHTML?: Answer; createScript?: Answer; createScriptURL?: Answer };
type Factory = { createPolicy(name: string, rules: Rules): Policy };

/**
 * What React writes to make a script element, when it renders the document anew in the browser; the only markup that code of ours puts into a page as
 * text. What it fills in has no tag, so it makes no element, and never runs: the page's scripts ran when the page came.
 */
const scriptOfReact = '<script></script>';

/** What a vendor's script may do beside; vendor-script.ts sets it when one comes. */
export const vendor: { cleanse: (html: string) => string | null; admits: (url: URL) => boolean } = {
  cleanse: () => null,
  admits: () => false,
};

const factory = typeof window === 'undefined' ? undefined : (window as { trustedTypes?: Factory }).trustedTypes;
const sanitized = factory?.createPolicy('seam-html', { createHTML: (html) => html });

/** Refuses whatever reaches a dangerous place of the page unasked: without an answer the browser throws. Once, before anything else runs. */
export function guardThePage(): void {
  factory?.createPolicy('default', {
    createHTML: (html) => (html === scriptOfReact || !html.includes('<') ? html : vendor.cleanse(html)),
    createScript: () => '',
    createScriptURL(address) {
      const url = new URL(address, location.href);
      return url.origin === location.origin || vendor.admits(url) ? address : null;
    },
  });
}

/** HTML that the server has made safe, as the page takes it. */
export function trustedHtml(html: SafeHtml): SafeHtml {
  return sanitized ? (sanitized.createHTML(html) as SafeHtml) : html;
}

import type { SafeHtml } from '#contract/shop-bridge.ts';

/**
 * The shop's Trusted Types policies: together with the content security policy, nothing else can insert markup or script URLs
 * (docs/decisions/040-devices-leaving-and-trusted-types.md). Skipped in browsers without support.
 */
type Policy = { createHTML(html: string): unknown };
type Answer = (text: string) => string | null;
type Rules = { createHTML?: Answer; createScript?: Answer; createScriptURL?: Answer };
type Factory = { createPolicy(name: string, rules: Rules): Policy };

/**
 * The markup React uses to create a script element when it re-renders the document in the browser; the only markup our code inserts as
 * text. It contains no values and never runs: the page's scripts ran when it loaded.
 */
const scriptOfReact = '<script></script>';

/** What a vendor's script may additionally do; set by vendor-script.ts when it loads one. */
export const vendor: { cleanse: (html: string) => string | null; admits: (url: URL) => boolean } = {
  cleanse: () => null,
  admits: () => false,
};

const factory = typeof window === 'undefined' ? undefined : (window as { trustedTypes?: Factory }).trustedTypes;
const sanitized = factory?.createPolicy('seam-html', { createHTML: (html) => html });

/** Installs the default policy, which rejects everything else, so the browser throws. Call once, before anything else. */
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

/** Converts HTML sanitized by the server to a trusted type. */
export function trustedHtml(html: SafeHtml): SafeHtml {
  return sanitized ? (sanitized.createHTML(html) as SafeHtml) : html;
}

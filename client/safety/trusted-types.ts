import type { SafeHtml } from '#contract/shop-bridge.ts';

/**
 * The shop's policies for Trusted Types: with the content security policy of every page, nothing else can put markup or the address of a script
 * into it (docs/decisions/040). Browsers that do not know them skip all of this.
 */
type Policy = { createHTML(html: string): unknown };
type Rules = { createHTML?(html: string): string | null; createScriptURL?(url: string): string | null };
type Factory = { createPolicy(name: string, rules: Rules): Policy };

/** What React writes to make a script element; the only markup that any code of ours puts into a page as text. */
const scriptOfReact = '<script></script>';

const foreignHosts = new Set<string>();
let cleanse: ((html: string) => string) | null = null;

const factory = typeof window === 'undefined' ? undefined : (window as { trustedTypes?: Factory }).trustedTypes;
const sanitized = factory?.createPolicy('seam-html', { createHTML: (html) => html });

/** Refuses whatever reaches a dangerous place of the page unasked. Once, before anything else runs. */
export function guardThePage(): void {
  factory?.createPolicy('default', {
    // Without an answer the browser throws, and the content security policy reports.
    createHTML: (html) => (html === scriptOfReact ? html : (cleanse?.(html) ?? null)),
    createScriptURL: (url) => (isAdmitted(new URL(url, window.location.href)) ? url : null),
  });
}

/** HTML that the server has made safe, as the page takes it. */
export function trustedHtml(html: SafeHtml): SafeHtml {
  return sanitized ? (sanitized.createHTML(html) as SafeHtml) : html;
}

/**
 * Lets a vendor's script in, named by the content security policy too. It may load scripts from its own hosts; the markup it writes
 * goes through DOMPurify, which comes for it alone.
 */
export async function admitVendor(script: URL): Promise<void> {
  if (factory === undefined || script.origin === window.location.origin) return;
  const { default: purify } = await import('dompurify');
  foreignHosts.add(siteOf(script.hostname));
  cleanse = (html) => purify.sanitize(html, { ADD_TAGS: ['iframe', 'form'], ADD_ATTR: ['target', 'allow'] });
}

function isAdmitted(url: URL): boolean {
  if (url.origin === window.location.origin) return true;
  return url.protocol === 'https:' && foreignHosts.has(siteOf(url.hostname));
}

/** `cdn.portone.io` and `checkout.portone.io` are one vendor. */
function siteOf(hostname: string): string {
  return hostname.split('.').slice(-2).join('.');
}

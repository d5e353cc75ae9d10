import { vendor } from './trusted-types.ts';

const loadMs = 10_000;

/** Loads a vendor's script; the only way to do so. A failed one is removed, so the next press retries. Throws after ten seconds. */
export async function loadVendorScript(address: string): Promise<void> {
  await admitVendor(new URL(address, window.location.href));
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${address} did not come`));
    };
    const timer = setTimeout(fail, loadMs);
    script.src = address;
    script.onerror = fail;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });
}

/**
 * Allows a vendor, also listed in the content security policy: scripts from its hosts, and its markup sanitized with DOMPurify, which is
 * only loaded for it.
 */
async function admitVendor({ origin, hostname }: URL): Promise<void> {
  if (origin === window.location.origin || !('trustedTypes' in window)) return;
  const { default: purify } = await import('dompurify');
  const { admits } = vendor;
  vendor.admits = (url) => admits(url) || (url.protocol === 'https:' && siteOf(url.hostname) === siteOf(hostname));
  vendor.cleanse = (html) => purify.sanitize(html, { ADD_TAGS: ['iframe', 'form'], ADD_ATTR: ['target', 'allow'] });
}

/** `cdn.portone.io` and `checkout.portone.io` belong to one vendor. */
function siteOf(hostname: string): string {
  return hostname.split('.').slice(-2).join('.');
}

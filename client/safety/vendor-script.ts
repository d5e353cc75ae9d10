import { vendor } from './trusted-types.ts';

const loadMs = 10_000;

/**
 * Loads the script of a vendor into the page; the one way in for any of them. One that failed is taken out again, so that the next press tries again.
 * Throws when it does not come within ten seconds.
 */
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
 * Lets a vendor in, whom the content security policy names too: scripts from its own hosts, and the markup that it writes, through DOMPurify, which
 * comes for it alone.
 */
async function admitVendor({ origin, hostname }: URL): Promise<void> {
  if (origin === window.location.origin || !('trustedTypes' in window)) return;
  const { default: purify } = await import('dompurify');
  const { admits } = vendor;
  vendor.admits = (url) => admits(url) || (url.protocol === 'https:' && siteOf(url.hostname) === siteOf(hostname));
  vendor.cleanse = (html) => purify.sanitize(html, { ADD_TAGS: ['iframe', 'form'], ADD_ATTR: ['target', 'allow'] });
}

/** `cdn.portone.io` and `checkout.portone.io` are one vendor. */
function siteOf(hostname: string): string {
  return hostname.split('.').slice(-2).join('.');
}

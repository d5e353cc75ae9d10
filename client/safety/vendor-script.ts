import { admitVendor } from './trusted-types.ts';

const loadMs = 10_000;

/**
 * Loads the script of a vendor into the page; the one way in for any of them. One that failed is taken out again, so that the next press tries anew.
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

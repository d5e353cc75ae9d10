import { loadVendorScript } from '#client/safety/vendor-script.ts';
import type { Locale } from '#rules/shop/locale.ts';

const scriptUrl = 'https://cdn.channel.io/plugin/ch-plugin-web.js';
const languages: Partial<Record<Locale, string>> = { ko: 'ko' };

type ChannelIO = {
  (method: 'boot', settings: object, answer: (error: unknown) => void): void;
  (method: 'showMessenger'): void;
  /** Calls queued before the script loads, which then runs them. */
  q?: unknown[];
  c?: (call: unknown) => void;
};

declare global {
  interface Window {
    ChannelIO?: ChannelIO | undefined;
  }
}

type Load = (address: string) => Promise<void>;

let booted: Promise<void> | null = null;

/**
 * Opens the Channel Talk messenger, loading its script on first use. Throws if it does not load or rejects the key. Sends no member data.
 */
export async function openChat(pluginKey: string, locale: Locale, load: Load = loadVendorScript): Promise<void> {
  booted ??= boot(pluginKey, locale, load);
  try {
    await booted;
  } catch (error) {
    booted = null;
    throw error;
  }
  window.ChannelIO?.('showMessenger');
}

async function boot(pluginKey: string, locale: Locale, load: Load): Promise<void> {
  if (window.ChannelIO === undefined) {
    window.ChannelIO = queue();
    await load(scriptUrl).catch((error: unknown) => {
      window.ChannelIO = undefined;
      throw error;
    });
  }
  await new Promise<void>((resolve, reject) => {
    const settings = { pluginKey, hideChannelButtonOnBoot: true, language: languages[locale] ?? 'en' };
    window.ChannelIO?.('boot', settings, (error) => (error ? reject(new Error('the chat did not start')) : resolve()));
  });
}

/** The stub of the vendor's own loader: the script processes the calls queued in it. */
function queue(): ChannelIO {
  const calls: unknown[] = [];
  const keep = (call: unknown) => void calls.push(call);
  return Object.assign((...call: unknown[]) => keep(call), { q: calls, c: keep }) as ChannelIO;
}

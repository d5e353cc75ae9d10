import { useText } from '#client/locale/locale-context.tsx';
import { storedDevice } from '#rules/member/sign-in/device.ts';
import { browserTexts, systemTexts } from './texts.ts';

/** Browser and system as text: `크롬 · 윈도우`. */
export function useDeviceText(): (device: { browser: string; system: string }) => string {
  const text = useText();
  return ({ browser, system }) => {
    const device = storedDevice(browser, system);
    return `${text(browserTexts[device.browser])} · ${text(systemTexts[device.system])}`;
  };
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openChat } from './chat-plug-in.ts';

/** The calls the messenger received, in order. */
let told: unknown[][];

/** Simulates the vendor's script: it processes queued calls and answers boot with `refusal`. */
const script = (refusal: unknown) => async (address: string) => {
  expect(address).toBe('https://cdn.channel.io/plugin/ch-plugin-web.js');
  const run = (...call: unknown[]) => {
    told.push(call.filter((part) => typeof part !== 'function'));
    for (const part of call) if (typeof part === 'function') part(refusal);
  };
  for (const call of window.ChannelIO?.q ?? []) run(...(call as unknown[]));
  window.ChannelIO = run as typeof window.ChannelIO;
};

beforeEach(() => {
  told = [];
  vi.stubGlobal('window', {});
});
afterEach(() => vi.unstubAllGlobals());

test('a chat that cannot load or start is reported and retried at the next press', async () => {
  const away = () => Promise.reject(new Error('did not come'));
  await expect(openChat('key', 'ko', away)).rejects.toThrow('did not come');
  expect(window.ChannelIO).toBeUndefined();
  await expect(openChat('key', 'ko', script('no such key'))).rejects.toThrow('did not start');
  vi.stubGlobal('window', {});
  told = [];
  const load = vi.fn(script(null));
  await openChat('key', 'cn', load);
  await openChat('key', 'cn', load);
  expect(load).toHaveBeenCalledOnce();
  expect(told).toEqual([
    ['boot', { pluginKey: 'key', hideChannelButtonOnBoot: true, language: 'en' }],
    ['showMessenger'],
    ['showMessenger'],
  ]);
});

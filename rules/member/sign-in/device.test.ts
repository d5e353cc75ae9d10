import { expect, test } from 'vitest';
import { deviceOf, storedDevice } from './device.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'chrome', 'windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'edge', 'windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/138.0.0.0 Whale/4.33.325.17 Safari/537.36`, 'whale', 'windows'],
  [`${mozilla} (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'samsung', 'android'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1`,
    'safari',
    'iphone',
  ],
  [`${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 KAKAOTALK 25.8.0`, 'kakaotalk', 'iphone'],
  [`${mozilla} (Linux; Android 14) ${webkit} Chrome/139 Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.14.1)`, 'naver', 'android'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0`, 'firefox', 'macos'],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'chrome', 'chromeos'],
  [`${mozilla} (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'opera', 'linux'],
  ['curl/8.5.0', 'unknown', 'unknown'],
  [undefined, 'unknown', 'unknown'],
])('the browser of the user agent %s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test('a stored device is read back; an unknown name becomes the unknown device', () => {
  expect(storedDevice('whale', 'windows')).toEqual({ browser: 'whale', system: 'windows' });
  expect(storedDevice('netscape', 'constructor')).toEqual({ browser: 'unknown', system: 'unknown' });
});

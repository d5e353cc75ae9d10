import { isIP } from 'node:net';

/** True for values that proxy-addr accepts. */
export function isProxy(text: string): boolean {
  if (['', 'loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [ip = '', bits, ...more] = text.split('/');
  const most = isIP(ip) === 4 ? 32 : 128;
  return isIP(ip) > 0 && more.length === 0 && (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most));
}

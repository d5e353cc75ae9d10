import { describe, expect, test } from 'vitest';
import { momentOfKoreanTime } from '../shop/korean-time.ts';
import { advertises, deliverableFrom, notificationChannels, notificationEventList, quietUntil, type Reader } from './notification.ts';

const everyWay = { SMS: true, MAIL: true };
const reader: Reader = { reachable: everyWay, consents: everyWay, refusable: everyWay, isMuted: false };
const noConsent = { ...reader, consents: { SMS: false, MAIL: false } };

describe('the ways a notification goes', () => {
  test('a notification about an order needs no consent and uses one channel; one about expiring points uses both', () => {
    expect(notificationChannels('order_moved', noConsent)).toEqual(['SMS']);
    expect(notificationChannels('order_moved', { ...noConsent, reachable: { SMS: false, MAIL: true } })).toEqual(['MAIL']);
    expect(notificationChannels('points_ending', noConsent)).toEqual(['MAIL', 'SMS']);
  });

  test('an advertising notification needs consent, and is not sent on a channel where refusing costs money', () => {
    expect(notificationEventList.filter(advertises)).toEqual(['coupon', 'followed_artist', 'campaign']);
    for (const event of notificationEventList.filter(advertises)) expect(notificationChannels(event, noConsent)).toEqual([]);
    const bySms = { ...reader, consents: { SMS: true, MAIL: false } };
    expect(notificationChannels('coupon', bySms)).toEqual(['SMS']);
    expect(notificationChannels('coupon', { ...bySms, refusable: { SMS: false, MAIL: true } })).toEqual([]);
    expect(notificationChannels('followed_artist', bySms)).toEqual([]);
  });

  test('a muted event and an unreachable member get no message', () => {
    for (const event of notificationEventList) {
      expect(notificationChannels(event, { ...reader, isMuted: true })).toEqual([]);
      expect(notificationChannels(event, { ...reader, reachable: { SMS: false, MAIL: false } })).toEqual([]);
    }
  });
});

describe('quiet hours, 21:00 to 08:00 on Korean clocks', () => {
  test.each([
    ['2026-11-20 20:59:59', null],
    ['2026-11-20 21:00:00', '2026-11-21 08:00:00'],
    ['2026-12-31 23:30:00', '2027-01-01 08:00:00'],
    ['2026-11-21 00:00:00', '2026-11-21 08:00:00'],
    ['2026-11-21 07:59:59', '2026-11-21 08:00:00'],
    ['2026-11-21 08:00:00', null],
  ])('a message at %s is sent at %s', (now, until) => {
    expect(quietUntil(momentOfKoreanTime(now))).toEqual(until === null ? null : momentOfKoreanTime(until));
  });

  test('quiet hours (21:00 to 08:00 Korean time) delay only advertising, at every minute of a day', () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const now = new Date(momentOfKoreanTime('2026-11-20 00:00:00').getTime() + minute * 60_000);
      const isNight = minute < 8 * 60 || minute >= 21 * 60;
      expect([minute, deliverableFrom('coupon', now) > now]).toEqual([minute, isNight]);
      expect(quietUntil(deliverableFrom('coupon', now))).toBeNull();
      expect(deliverableFrom('order_moved', now)).toBe(now);
    }
  });
});

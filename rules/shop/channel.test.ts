import { expect, test } from 'vitest';
import { channelOf } from './channel.ts';

test.each([
  ['newsletter', '', 'newsletter'],
  [' Insta_Winter ', 'l.instagram.com', 'insta_winter'],
  ['<script>', 'm.search.naver.com', 'naver'],
  [null, 'www.google.co.kr', 'google'],
  [null, 'notnaver.com', 'other'],
  [null, 'shop.example', 'direct'],
  [null, '', 'direct'],
  ['', 't.co', 'x'],
])('a visit with utm_source %j from %j comes by %s', (source, from, channel) => {
  expect(channelOf(source, from, 'shop.example')).toBe(channel);
});

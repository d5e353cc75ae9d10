import { expect, test } from 'vitest';
import { isDayOver, isDayToCome, namesNoCompany, proposedDay, unnamedCompany } from './terms.ts';

// 23:30 of the 23rd in Korea, and half an hour later.
const late = new Date('2026-11-23T14:30:00Z');
const next = new Date('2026-11-23T15:00:00Z');

test('a new version of terms is proposed with its notice period; a non-binding text starts today', () => {
  expect(proposedDay('use', late)).toBe('2026-11-30');
  expect(proposedDay('use', next)).toBe('2026-12-01');
  expect(proposedDay('ABOUT-US', late)).toBe('2026-11-23');
});

test('a version of terms is past, current or upcoming by Korean days', () => {
  expect([isDayOver('2026-11-23', late), isDayToCome('2026-11-23', late), isDayToCome('2026-11-24', late)]).toEqual([false, false, true]);
  expect([isDayOver('2026-11-23', next), isDayToCome('2026-11-24', next)]).toEqual([true, false]);
});

test('a document has a gap for the company’s name only if its draft was written without one', () => {
  const about = (company: string) => ({ type: 'doc', content: [{ type: 'text', text: `${company}(이하 “회사”)` }] });
  expect([about(unnamedCompany), about('첫가게'), undefined].map(namesNoCompany)).toEqual([true, false, false]);
});

import { expect, test } from 'vitest';
import { demoInquiries } from '#demo/content/inquiries.ts';
import { demoMainPage } from '#demo/content/main-page.ts';
import { eventPosters, planPosters, popupPosters } from '#demo/content/publication-pictures.ts';
import { demoEvents, demoNotices, demoPlans, demoPopups } from '#demo/content/publications.ts';

/** A calendar date in each language's format. */
const calendarDay =
  /\d+월|\d+月|\b20\d\d\b|\b(January|February|March|April|May|June|July|August|September|October|November|December) \d|\d (January|December)|성탄|圣诞|Christmas|연말|年末|year-end/i;

test('no demonstration text names a calendar date, so that the demonstration can open on any day', () => {
  const said = JSON.stringify([
    demoNotices,
    demoEvents,
    demoPlans,
    demoPopups,
    demoMainPage,
    eventPosters,
    planPosters,
    popupPosters,
    demoInquiries,
  ]);
  expect(said.match(calendarDay)).toBeNull();
});

import { expect, test } from 'vitest';
import { outcomeOf, type PromptMoment } from './one-tap.ts';

const moment = (about: Partial<Record<'shown' | 'hidden' | 'skipped' | 'dismissed', boolean>>): PromptMoment => ({
  isDisplayed: () => about.shown ?? false,
  isNotDisplayed: () => about.hidden ?? false,
  isSkippedMoment: () => about.skipped ?? false,
  isDismissedMoment: () => about.dismissed ?? false,
});

test('each event of the prompt is reported with the specification’s word', () => {
  const told = [{ shown: true }, { hidden: true }, { skipped: true }, { dismissed: true }, {}].map((about) => outcomeOf(moment(about)));
  expect(told).toEqual(['displayed', 'suppressed', 'skipped', 'dismissed', null]);
});

test('a prompt without display events (FedCM) reports the outcome of its other events', () => {
  expect(outcomeOf({ isSkippedMoment: () => true, isDismissedMoment: () => false })).toBe('skipped');
  expect(outcomeOf({ isSkippedMoment: () => false, isDismissedMoment: () => false })).toBeNull();
});

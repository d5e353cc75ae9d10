import { expect, test } from 'vitest';
import { outcomeOf, type PromptMoment } from './one-tap.ts';

const moment = (about: Partial<Record<'shown' | 'hidden' | 'skipped' | 'dismissed', boolean>>): PromptMoment => ({
  isDisplayed: () => about.shown ?? false,
  isNotDisplayed: () => about.hidden ?? false,
  isSkippedMoment: () => about.skipped ?? false,
  isDismissedMoment: () => about.dismissed ?? false,
});

test('each moment of the prompt has the word of the specification', () => {
  const told = [{ shown: true }, { hidden: true }, { skipped: true }, { dismissed: true }, {}].map((about) => outcomeOf(moment(about)));
  expect(told).toEqual(['displayed', 'suppressed', 'skipped', 'dismissed', null]);
});

test('a prompt without display moments (FedCM) has the outcome its other moments say', () => {
  expect(outcomeOf({ isSkippedMoment: () => true, isDismissedMoment: () => false })).toBe('skipped');
  expect(outcomeOf({ isSkippedMoment: () => false, isDismissedMoment: () => false })).toBeNull();
});

import { expect, test } from 'vitest';
import { type HeldPhoto, photoStanding } from './photo-standing.ts';

const waiting: HeldPhoto = { review: null, isPrivate: false };
const asked: HeldPhoto = { review: null, isPrivate: true };
const shown: HeldPhoto = { review: { state: 'ACT', deleted_at: null, hidden_reason: null }, isPrivate: false };
const deleted: HeldPhoto = { review: { state: 'ACT', deleted_at: new Date(), hidden_reason: null }, isPrivate: false };
const abusive: HeldPhoto = { review: { state: 'HIDDEN', deleted_at: null, hidden_reason: 'ABUSE' }, isPrivate: false };
const personal: HeldPhoto = { review: { state: 'HIDDEN', deleted_at: null, hidden_reason: 'PERSONAL_DATA' }, isPrivate: false };

test.each<[string, HeldPhoto[], string]>([
  ['a picture of the shop', [], 'NONE'],
  ['one that waits for its review', [waiting], 'OPEN'],
  ['one of a shown review', [shown], 'OPEN'],
  ['one of a 1:1 question', [asked], 'CLOSED'],
  ['one of a deleted review', [deleted], 'CLOSED'],
  ['one of a hidden review', [abusive], 'CLOSED'],
  ['the same file in a hidden and a shown review', [abusive, shown], 'OPEN'],
  ['the same file in a question and a shown review', [asked, shown], 'OPEN'],
  ['hidden for what it shows, and sent again', [personal, waiting, shown], 'CLOSED'],
])('%s', (_name, photos, standing) => expect(photoStanding(photos)).toBe(standing));

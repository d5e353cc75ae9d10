import { expect, test } from 'vitest';
import { type HeldPhoto, photoStanding } from './photo-standing.ts';

const unreviewed: HeldPhoto = { review: null };
const shown: HeldPhoto = { review: { state: 'ACT', deleted_at: null, hidden_reason: null } };
const deleted: HeldPhoto = { review: { state: 'ACT', deleted_at: new Date(), hidden_reason: null } };
const abusive: HeldPhoto = { review: { state: 'HIDDEN', deleted_at: null, hidden_reason: 'ABUSE' } };
const personal: HeldPhoto = { review: { state: 'HIDDEN', deleted_at: null, hidden_reason: 'PERSONAL_DATA' } };

test.each<[string, HeldPhoto[], string]>([
  ['a picture that belongs to the shop', [], 'NONE'],
  ['a photo of a shown review', [shown], 'OPEN'],
  ['a photo of a 1:1 question, or an unused upload', [unreviewed], 'CLOSED'],
  ['a photo of a deleted review', [deleted], 'CLOSED'],
  ['a photo of a hidden review', [abusive], 'CLOSED'],
  ['the same file in a hidden and a shown review', [abusive, shown], 'OPEN'],
  ['the same file in a question and a shown review', [unreviewed, shown], 'OPEN'],
  ['a photo hidden for its content is uploaded again', [personal, unreviewed, shown], 'CLOSED'],
])('the standing of photos: %s', (_name, photos, standing) => expect(photoStanding(photos)).toBe(standing));

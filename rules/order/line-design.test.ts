import { expect, test } from 'vitest';
import { designRefusal } from '#rules/order/line-design.ts';

const garment = { product_id: 1, frame_id: 1, color_id: 1 };
const shirt = { ...garment, product_type: 'CUSTOM' };
const mug = { product_id: 2, frame_id: null, color_id: null, product_type: 'GENERAL' };
const design = {
  garment,
  graphics: [{ state: 'ACT', deleted_at: null }],
  words: ['우리 팀'],
  usage: null,
  pictures: [{ state: 'WAITING' }],
};

test.each([
  ['a design on its garment', shirt, design, null],
  ['a customizable product without a design', shirt, null, 'DESIGN_REQUIRED'],
  ['a mug without a design', mug, null, null],
  ["a mug with a shirt's design", mug, design, 'DESIGN_NOT_OF_PRODUCT'],
  ['a mug with a design of its own, from when it could be designed', mug, { ...design, garment: mug }, 'DESIGN_NOT_OF_PRODUCT'],
  ['another garment', { ...shirt, product_id: 3 }, design, 'DESIGN_NOT_OF_PRODUCT'],
  ['a garment that is no longer for sale', shirt, { ...design, garment: undefined }, 'DESIGN_NOT_OF_PRODUCT'],
  ['another frame', { ...shirt, frame_id: 2 }, design, 'OPTION_REQUIRED'],
  ['another colour', { ...shirt, color_id: 2 }, design, 'OPTION_REQUIRED'],
  ['a graphic that was withdrawn', shirt, { ...design, graphics: [{ state: 'STOP', deleted_at: null }] }, 'GRAPHIC_UNAVAILABLE'],
  ['a graphic that was deleted', shirt, { ...design, graphics: [{ state: 'ACT', deleted_at: new Date(0) }] }, 'GRAPHIC_UNAVAILABLE'],
  ['a text with a word that the shop does not print', shirt, { ...design, words: ['우리 팀', '나쁜 말!'] }, 'TEXT_REFUSED'],
  ['a picture that was refused', shirt, { ...design, pictures: [{ state: 'REFUSED' }] }, 'OWN_PICTURE_REFUSED'],
  ['a graphic that its artist does not allow like this', shirt, { ...design, usage: 'GRAPHIC_TURNED' as const }, 'GRAPHIC_TURNED'],
])('whether a design fits a cart line: %s', (_, option, worn, refusal) => {
  expect(designRefusal(option, worn, '나쁜말')).toBe(refusal);
});

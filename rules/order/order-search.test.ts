import { expect, test } from 'vitest';
import { orderSearch } from './order-search.ts';

test.each([
  ['20261120-7K3M9QX', { orderNumber: '20261120-7K3M9QX' }],
  [' 20261120-7k3m9qx-1042 ', { orderNumber: '20261120-7K3M9QX' }],
  ['김이음', { words: ['김이음'], trackingNumber: null, numberPart: null }],
  ['Kim Ieum', { words: ['kimieum'], trackingNumber: null, numberPart: null }],
  ['5678', { words: ['5678'], trackingNumber: null, numberPart: '5678' }],
  [' 7k3m9 ', { words: ['7k3m9'], trackingNumber: null, numberPart: '7K3M9' }],
  ['1120-7k', { words: ['1120-7k'], trackingNumber: null, numberPart: '1120-7K' }],
  ['7K3', { words: ['7k3'], trackingNumber: null, numberPart: null }],
  ['010-1234-5678', { words: ['01012345678'], trackingNumber: '01012345678', numberPart: null }],
  ['6300 1000 0000', { words: ['630010000000'], trackingNumber: '630010000000', numberPart: null }],
  ['김', null],
  ['567', null],
  ['', null],
])('%s', (text, found) => expect(orderSearch(text)).toEqual(found));

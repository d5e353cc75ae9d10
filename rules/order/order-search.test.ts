import { expect, test } from 'vitest';
import { orderSearch } from './order-search.ts';

test.each([
  ['20261120-7K3M9QX', { orderNumber: '20261120-7K3M9QX' }],
  [' 20261120-7k3m9qx-1042 ', { orderNumber: '20261120-7K3M9QX' }],
  ['202611207k3m9qx', { orderNumber: '20261120-7K3M9QX' }],
  ['20261120 7k3m9qx', { orderNumber: '20261120-7K3M9QX' }],
  ['20261120−1234567', { orderNumber: '20261120-1234567' }],
  ['202611207K3M9QX-1042', { orderNumber: '20261120-7K3M9QX' }],
  ['20261120 7k3m9qx 1042', { orderNumber: '20261120-7K3M9QX' }],
  ['202611201234567', { words: ['202611201234567'], waybillEnd: '202611201234567', numberPart: '20261120-1234567' }],
  ['1120 7k', { words: ['11207k'], waybillEnd: null, numberPart: '1120-7K' }],
  ['김이음', { words: ['김이음'], waybillEnd: null, numberPart: null }],
  ['Kim Ieum', { words: ['kimieum'], waybillEnd: null, numberPart: null }],
  ['5678', { words: ['5678'], waybillEnd: '5678', numberPart: '5678' }],
  [' 7k3m9 ', { words: ['7k3m9'], waybillEnd: null, numberPart: '7K3M9' }],
  ['1120-7k', { words: ['1120-7k'], waybillEnd: null, numberPart: '1120-7K' }],
  ['7K3', { words: ['7k3'], waybillEnd: null, numberPart: null }],
  ['010-1234-5678', { words: ['01012345678'], waybillEnd: '01012345678', numberPart: null }],
  ['0000-1', { words: ['00001'], waybillEnd: '00001', numberPart: '0000-1' }],
  ['6300 1000 0000', { words: ['630010000000'], waybillEnd: '630010000000', numberPart: null }],
  ['김', null],
  ['567', null],
  ['', null],
])('%s', (text, found) => expect(orderSearch(text)).toEqual(found));

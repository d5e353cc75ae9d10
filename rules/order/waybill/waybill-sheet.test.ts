import { describe, expect, test } from 'vitest';
import { courierCodes, courierName, courierNamed, couriers, trackingAddress, waybillOf } from './courier.ts';
import { readWaybillSheet, waybillExample } from './waybill-sheet.ts';

const order = '20261120-7K3M9QX';

describe('couriers', () => {
  test.each([
    ['CJ대한통운', 'CJ'],
    ['대한 통운', 'CJ'],
    ['04', 'CJ'],
    ['4', 'CJ'],
    ['한진택배', 'HANJIN'],
    ['롯데', 'LOTTE'],
    ['우체국택배', 'EPOST'],
    ['epost', 'EPOST'],
    ['모르는택배', null],
    ['', null],
  ])('couriers: %s', (text, code) => expect(courierNamed(text)).toBe(code));

  test('hyphens and spaces of a waybill number are dropped; a number of the wrong length or with letters is null', () => {
    expect(waybillOf('CJ', '6300-1000-0001')).toBe('630010000001');
    expect(waybillOf('EPOST', '68960 1234 5678')).toBe('6896012345678');
    expect(waybillOf('EPOST', '630010000001')).toBe(null);
    expect(waybillOf('CJ', '6300A0000001')).toBe(null);
  });

  test('shoppers read the name of every courier, never its code', () => {
    expect(courierName('DAESIN', 'ko')).toBe('대신택배');
    expect(courierName('DAESIN', 'en')).toBe('Daesin');
    expect(courierName('EPOST', 'cn')).toBe('韩国邮政快递');
    expect(courierName('RAVEN', 'en')).toBe('RAVEN');
  });

  test('a parcel has a tracking link only when its courier’s tracking page is known', () => {
    expect(trackingAddress('CJ', '123456789012')).toBe('https://trace.cjlogistics.com/next/tracking.html?wblNo=123456789012');
    expect(trackingAddress('LOGEN', '12345678901')).toBe('https://www.ilogen.com/web/personal/trace/12345678901');
    expect([trackingAddress('KYUNGDONG', '123456789'), trackingAddress('RAVEN', '1')]).toEqual([null, null]);
    for (const code of courierCodes) expect(trackingAddress(code, '1') ?? 'https://').toMatch(/^https:/);
  });

  test('no spelling of a courier’s name is read as two couriers', () => {
    const names = courierCodes.flatMap((code) => [code, couriers[code].name, ...couriers[code].aliases]);
    for (const name of names) expect(courierCodes.filter((code) => courierNamed(name) === code)).toHaveLength(1);
  });
});

describe('a file of waybills', () => {
  test('a waybill file is read by its headings in any order, with or without title rows above', () => {
    const table = [
      ['발송처리 2026-11-20', '', '', ''],
      ['배송방법', '송장 번호', '상품주문번호', '택배사'],
      ['택배', '6300-1000-0001', `${order}-12`, 'CJ대한통운'],
      ['', '', '', ''],
      ['택배', '6896012345678', order.toLowerCase(), '01'],
    ];
    expect(readWaybillSheet(table, null)).toMatchObject([
      { row: 3, order_number: order, courier: 'CJ', waybill: '630010000001', fault: null },
      { row: 5, order_number: order, courier: 'EPOST', waybill: '6896012345678', fault: null },
    ]);
  });

  test('a waybill file of a courier that returns no order number is read with name and phone', () => {
    const table = [
      ['수하인명', '수하인전화', '수하인주소1', '운송장번호'],
      ['김이음', '010-1234-5678', '서울', '35012345678'],
    ];
    expect(readWaybillSheet(table, 'LOGEN')).toEqual([
      {
        row: 2,
        order_number: null,
        courier: 'LOGEN',
        waybill: '35012345678',
        written: '35012345678',
        name: '김이음',
        phone: '010-1234-5678',
        fault: null,
      },
    ]);
  });

  test('our order number is found in a waybill file’s memo, among other words', () => {
    const table = [
      ['메모', '운송장번호'],
      [`문 앞 / ${order}-12`, '630010000001'],
    ];
    expect(readWaybillSheet(table, 'CJ')?.[0]?.order_number).toBe(order);
  });

  test.each([
    ['', 'CJ', 'WAYBILL_MISSING'],
    ['6.30011E+11', 'CJ', 'WAYBILL_ROUNDED'],
    ['12345', 'CJ', 'WAYBILL_UNREADABLE'],
    ['630010000001', '모르는택배', 'COURIER_UNKNOWN'],
  ])('a row with %j of %s: %s', (waybill, courier, fault) => {
    const table = [
      ['주문번호', '택배사', '송장번호', ''],
      [order, courier, waybill, 'x'],
    ];
    expect(readWaybillSheet(table, null)?.[0]).toMatchObject({ fault, written: [courier, waybill].filter(Boolean).join(' ') });
  });

  test.each([
    ['a remark in brackets', [['주문번호*', '택배사(필수)', '송장번호(필수)']]],
    ['a line break', [['주문번호', '택배사\n(필수)', '운송장\n번호']]],
    ['a remark without brackets', [['주문번호', '택배사 필수', '운송장번호［숫자만］']]],
    ['another number in front', [['송장번호(반품)', '주문번호', '택배사', '송장번호']]],
    ['a title and two merged rows', [['발송 목록'], ['주문번호', '택배'], ['', '택배사', '운송장번호']]],
  ])('the headings of a waybill file are recognized as people write them: %s', (_, heads) => {
    const row = [...(heads[0]?.length === 4 ? ['512345678900'] : []), order, '한진택배', '512345678901'];
    expect(readWaybillSheet([...heads, row], 'CJ')).toMatchObject([
      { row: heads.length + 1, courier: 'HANJIN', waybill: '512345678901', fault: null },
    ]);
  });

  test.each([
    ['발송택배사', '한진택배', 'COURIER_UNCLEAR'],
    ['발송택배사', '모르는택배', 'COURIER_UNCLEAR'],
    ['구분', '한진택배', 'COURIER_UNCLEAR'],
    ['발송택배사', 'CJ대한통운', null],
    ['발송택배사', '', null],
    ['배송방법', '택배', null],
    ['수량', '1', null],
  ])('a column %s with %j, for the courier CJ: %s', (heading, courier, fault) => {
    const table = [
      ['주문번호', heading, '운송장번호'],
      [order, courier, '512345678901'],
    ];
    expect(readWaybillSheet(table, 'CJ')).toMatchObject([{ fault }]);
  });

  test('every row of the example file on the screen is read', () => {
    expect(readWaybillSheet(waybillExample, null)?.map(({ order_number, fault }) => [order_number, fault])).toEqual([
      ['20261120-000001', null],
      ['20261120-000002', null],
    ]);
  });

  test('a waybill file without a known heading is refused', () => {
    expect(
      readWaybillSheet(
        [
          ['a', 'b'],
          ['1', '2'],
        ],
        'CJ',
      ),
    ).toBe(null);
    expect(readWaybillSheet([['수하인명', '운송장번호']], 'CJ')).toBe(null);
  });
});

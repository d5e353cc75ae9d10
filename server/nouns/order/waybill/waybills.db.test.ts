import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import type { WaybillReading } from '#contract/rest/admin/waybills.ts';
import { commerceShop } from '#test/commerce-shop.ts';
import { type WorkWorld, workWorld } from '#test/work-orders.ts';

let world: WorkWorld;
beforeAll(async () => {
  world = await workWorld(await commerceShop());
});

/** An order waiting for its waybill. */
async function packed() {
  const order = await world.paid({ ready: 1 });
  expect(await world.send('DELIVERY_PREPARING', order)).toEqual(['DONE']);
  return order;
}
const read = (file: Buffer | string, courier = '') =>
  world.staff.call({
    method: 'POST',
    url: `/api/admin/waybills/reading${courier && `?courier=${courier}`}`,
    headers: { 'content-type': 'application/octet-stream' },
    body: typeof file === 'string' ? Buffer.from(file) : file,
  });
const rowsOf = async (file: Buffer | string, courier = '') => (await read(file, courier)).json<WaybillReading>().rows;
const give = async (rows: readonly object[]) => {
  const reply = await world.staff.call({ method: 'POST', url: '/api/admin/waybills', body: { rows } });
  return reply.json<{ results: { outcome: string; code: string | null }[] }>().results.map(({ outcome, code }) => code ?? outcome);
};
const stepOf = async (id: number) => (await world.staff.call({ url: `/api/admin/orders/${id}` })).json().step;

describe('a waybill file is previewed row by row without any change', () => {
  test('a waybill file is read as xlsx with text cells, as CSV in UTF-8 with a mark, and as Korean Excel saves CSV', async () => {
    const order = await packed();
    const cells = [
      ['상품주문번호', '택배사', '송장번호'],
      [`${order.order_number}-1`, 'CJ대한통운', '630010000001'],
    ];
    const xlsx = await writeXlsx(cells.map((row) => row.map((value) => ({ value, type: String })))).toBuffer();
    const utf8 = `\uFEFF${cells.map((row) => row.join(',')).join('\r\n')}\r\n`;
    // 상품주문번호,택배사,송장번호,수취인명 and ,CJ대한통운, in CP949.
    const [head, courier] = ['u/PHsMHWua65+MijLMXDuei75yy828DlufjIoyy89sPrwM647Q0K', 'LENKtOvH0cXrv+4s'].map((text) =>
      Buffer.from(text, 'base64'),
    );
    const cp949 = Buffer.concat([
      head ?? Buffer.of(),
      Buffer.from(order.order_number),
      courier ?? Buffer.of(),
      Buffer.from('630010000001,\r\n'),
    ]);
    for (const file of [xlsx, utf8, cp949])
      expect(await rowsOf(file)).toMatchObject([
        { order_id: order.id, courier: 'CJ', waybill: '630010000001', outcome: 'READY', code: null },
      ]);
    expect(await stepOf(order.id)).toBe('DELIVERY_PREPARING');
  });

  test('an open claim, another step, an unknown number and two numbers for one order each refuse their row with a reason', async () => {
    const [good, claimed, twice, early] = [await packed(), await packed(), await packed(), await world.paid({ ready: 1 })];
    await world.shop.query(`insert into sales.claims (order_id, type, reason) values (${claimed.id}, 'RETURN', 'reason')`);
    const lines = [
      '주문번호,택배사,송장번호',
      `${good.order_number},CJ,630020000001`,
      `${good.order_number},CJ,630020000001`,
      `${claimed.order_number},CJ,630020000002`,
      `${twice.order_number},CJ,630020000003`,
      `${twice.order_number},CJ,630020000004`,
      `${early.order_number},CJ,630020000005`,
      '20260101-0000000,CJ,630020000006',
      `${good.order_number},CJ,6.3002E+11`,
    ];
    const rows = await rowsOf(lines.join('\n'));
    // An unreadable cell is shown as written.
    expect(rows.at(-1)).toMatchObject({ waybill: null, written: 'CJ 6.3002E+11' });
    expect(rows.map(({ row, outcome, code }) => [row, code ?? outcome])).toEqual([
      [2, 'READY'],
      [3, 'NOTHING'],
      [4, 'ORDER_HAS_OPEN_CLAIM'],
      // The file does not say which of the two is right.
      [5, 'WAYBILL_TWICE'],
      [6, 'WAYBILL_TWICE'],
      [7, 'ORDER_STATE_CONFLICT'],
      [8, 'ORDER_NOT_FOUND'],
      [9, 'WAYBILL_ROUNDED'],
    ]);
  });

  test('a waybill number of another parcel, in the file or in delivery, is refused in the preview and when saving', async () => {
    const [sent, one, two, three] = [await packed(), await packed(), await packed(), await packed()];
    await world.shop.query(`update sales.orders set recipient = '다른이' where id in (${two.id}, ${three.id})`);
    expect(await give([{ row: 1, order_id: sent.id, courier: 'CJ', waybill: '630025000001' }])).toEqual(['DONE']);
    const rows = await rowsOf(
      [
        '주문번호,택배사,송장번호',
        `${one.order_number},CJ,630025000002`,
        `${two.order_number},CJ,630025000002`,
        `${three.order_number},CJ,630025000001`,
        `${sent.order_number},CJ,630025000001`,
      ].join('\n'),
    );
    expect(rows.map(({ outcome, code }) => code ?? outcome)).toEqual(['READY', 'WAYBILL_TAKEN', 'WAYBILL_TAKEN', 'NOTHING']);
    expect(await give(rows.slice(0, 2).map(({ row, order_id, courier, waybill }) => ({ row, order_id, courier, waybill })))).toEqual([
      'DONE',
      'WAYBILL_TAKEN',
    ]);
  });

  test('name and phone of a row only propose orders, and only those that await a waybill', async () => {
    const [one, two] = [await packed(), await packed()];
    for (const { id } of [one, two])
      await world.shop.query(`update sales.orders set recipient = '제갈공명', recipient_phone = '010-9999-0001' where id = ${id}`);
    const [row] = await rowsOf('수하인명,수하인전화,운송장번호\n제갈 공명,01099990001,35012345678', 'LOGEN');
    expect(row).toMatchObject({ outcome: 'PROPOSED', order_id: null, waybill: '35012345678' });
    expect(row?.proposals.map(({ order_id }) => order_id)).toEqual([one.id, two.id]);
    for (const [name, phone] of [
      ['제갈공명', '1099990001'],
      ['제갈 공명 님', '+82 10-9999-0001'],
      ['제**명', '010-****-0001'],
    ]) {
      const [found] = await rowsOf(`수하인명,수하인전화,운송장번호\n${name},${phone},35012345678`, 'LOGEN');
      expect(found?.proposals.map(({ order_id }) => order_id)).toEqual([one.id, two.id]);
    }
    // The only one there is, whatever the phone lost and the name hides.
    const sole = await packed();
    await world.shop.query(`update sales.orders set recipient = '최은재', recipient_phone = '010-2000-0007' where id = ${sole.id}`);
    for (const row of ['최은재,1020000007', '최은재,+82 10-2000-0007', '최*재,010-2000-0007', '최*재,+82-10-****-0007']) {
      const [found] = await rowsOf(`수하인명,수하인전화,운송장번호\n${row},35012345678`, 'LOGEN');
      expect([row, found?.proposals.map(({ order_id }) => order_id)]).toEqual([row, [sole.id]]);
    }
    expect((await rowsOf('수하인명,수하인전화,운송장번호\n제*량,010-****-0001,35012345678', 'LOGEN'))[0]?.code).toBe('ORDER_NOT_FOUND');
    // The name in the file is the operator's own; the one on the order is masked.
    expect(JSON.stringify(row?.proposals)).not.toContain('제갈공');
    expect((await rowsOf('수하인명,수하인전화,운송장번호\n모르는이,01099990001,35012345678', 'LOGEN'))[0]?.code).toBe('ORDER_NOT_FOUND');
    // Yesterday's file again: its parcel is that of the order sent yesterday, and the same person has ordered since. So is one of a later row.
    await give([{ row: 1, order_id: sole.id, courier: 'LOGEN', waybill: '35012345678' }]);
    const [today, named] = [await packed(), await packed()];
    await world.shop.query(`update sales.orders set recipient = '최은재', recipient_phone = '010-2000-0007' where id = ${today.id}`);
    const again = await rowsOf(
      [
        '수하인명,수하인전화,운송장번호,주문번호',
        '최은재,01020000007,35012345678,',
        '최은재,01020000007,35012345679,',
        '최은재,01020000007,35012345680,',
        `,,35012345679,${named.order_number}`,
      ].join('\n'),
      'LOGEN',
    );
    expect(again.map(({ outcome, is_held }) => [outcome, is_held])).toEqual([
      ['PROPOSED', true],
      ['PROPOSED', true],
      ['PROPOSED', false],
      ['READY', false],
    ]);
    expect(again[0]?.proposals.map(({ order_id }) => order_id)).toEqual([today.id]);
  });

  test.each([
    ['an old or locked Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'WAYBILL_FILE_OLD', 422],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'WAYBILL_FILE_UNREADABLE', 422],
    ['a zip that is no sheet', Buffer.from('504b030400000000', 'hex'), 'WAYBILL_FILE_UNREADABLE', 422],
    ['an empty file', Buffer.from(' '), 'WAYBILL_HEADINGS_UNKNOWN', 422],
    ['a sheet without waybill columns', Buffer.from('가,나\n1,2'), 'WAYBILL_HEADINGS_UNKNOWN', 422],
    ['a file that is too large', Buffer.alloc(3 * 1024 * 1024, 'a'), 'WAYBILL_FILE_TOO_LARGE', 413],
  ])('a waybill file is refused with its reason: %s', async (_, file, code, status) => {
    const reply = await read(file);
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });
});

describe('saving waybills', () => {
  test('each waybill row is saved by itself; a repeat changes nothing; another number is refused, and corrected in the order only', async () => {
    const [one, claimed] = [await packed(), await packed()];
    const rows = [one, claimed].map(({ id }, index) => ({ row: index + 2, order_id: id, courier: 'CJ', waybill: `63003000000${index}` }));
    // A claim opened between reading and applying.
    await world.shop.query(`insert into sales.claims (order_id, type, reason) values (${claimed.id}, 'CANCEL', 'reason')`);
    expect(await give(rows)).toEqual(['DONE', 'ORDER_HAS_OPEN_CLAIM']);
    expect([await stepOf(one.id), await stepOf(claimed.id)]).toEqual(['IN_DELIVERY', 'DELIVERY_PREPARING']);
    expect((await world.staff.call({ url: `/api/admin/orders/${claimed.id}` })).json().tracking_number).toBe(null);
    expect(await give(rows.slice(0, 1))).toEqual(['NOTHING']);
    world.shop.pass(1);
    const other = { courier: 'HANJIN', waybill: '4400 1000 0001' };
    expect(await give([{ row: 2, order_id: one.id, ...other }])).toEqual(['WAYBILL_DIFFERS']);
    const corrected = await world.staff.call({ method: 'POST', url: `/api/admin/orders/${one.id}/waybill`, body: other });
    expect(corrected.json()).toMatchObject({ step: 'IN_DELIVERY', courier: 'HANJIN', tracking_number: '440010000001' });
    expect(corrected.json().history.at(-1)).toMatchObject({
      event: 'WAYBILL_CHANGED',
      note: 'CJ 630030000000 → HANJIN 440010000001',
      actor_name: '김이음',
    });
  });

  test('one waybill is accepted for two orders of one recipient, and refused for another recipient', async () => {
    const [one, two, stranger] = [await packed(), await packed(), await packed()];
    await world.shop.query(`update sales.orders set recipient = '다른이' where id = ${stranger.id}`);
    const parcel = { courier: 'CJ', waybill: '630040000001' };
    expect(await give([one, two, stranger].map(({ id }, index) => ({ row: index, order_id: id, ...parcel })))).toEqual([
      'DONE',
      'DONE',
      'WAYBILL_TAKEN',
    ]);
    expect(await give([{ row: 1, order_id: stranger.id, courier: 'EPOST', waybill: '630040000001' }])).toEqual(['WAYBILL_UNREADABLE']);
  });
});

test('the courier’s sheet can be read back as a waybill file, has text cells only and no claimed orders, and its download is in the history', async () => {
  const [order, claimed] = [await packed(), await packed()];
  await world.shop.query(`insert into sales.claims (order_id, type, reason) values (${claimed.id}, 'RETURN', 'reason')`);
  for (const courier of ['CJ', 'LOGEN', 'EPOST', 'HANJIN']) {
    const reply = await world.staff.call({ url: `/api/admin/waybills/sheet?courier=${courier}` });
    const [heading = [], ...rows] = await readSheet(reply.rawPayload);
    const mine = rows.find((row) => row.some((cell) => String(cell).startsWith(order.order_number)));
    expect(rows.some((row) => row.some((cell) => String(cell).startsWith(claimed.order_number)))).toBe(false);
    expect(mine).toEqual(expect.arrayContaining(['김이음', '010-1234-5678', '서울 중구 세종대로 110 1층', '04524']));
    const filled = [heading, (mine ?? []).map((cell, index) => (index === heading.length - 1 ? '6896012345678' : cell))];
    const csv = filled.map((cells) => cells.map((cell) => `"${cell ?? ''}"`).join(',')).join('\n');
    expect(await rowsOf(csv, 'EPOST')).toMatchObject([{ order_id: order.id }]);
  }
  const { history } = (await world.staff.call({ url: `/api/admin/orders/${order.id}` })).json();
  expect(history.filter(({ event }: { event: string }) => event === 'WAYBILL_SHEET_TAKEN')).toHaveLength(4);
});

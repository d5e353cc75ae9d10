import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DesignText, newText } from '#rules/design/text/design-text.ts';
import { layOutText, type ShapedText, textSizeMm } from '#rules/design/text/lay-out-text.ts';
import { renderPrintFile } from '#server/images/drawing/print-file.ts';
import { readDesign, readFrozenDesign } from '#server/nouns/design/read-design.ts';
import { type Actor, type CommerceShop, commerceShop } from '#test/commerce-shop.ts';
import { type AddedProduct, addCatalogue, addProduct } from '#test/rows/commerce-rows.ts';

let shop: CommerceShop;
let shirt: AddedProduct;
let sideId: number;

beforeAll(async () => {
  shop = await commerceShop();
  const { service } = shop.database;
  shirt = await addProduct(service, await addCatalogue(service), { code: 'made', price: 20_000, stocks: [5], type: 'CUSTOM' });
  const sides = service.selectFrom('product.mockup_groups').select('id').where('product_id', '=', shirt.id).orderBy('id');
  sideId = (await sides.executeTakeFirstOrThrow()).id;
});

const shape = async (words: string, ...fonts: string[]) =>
  (await shop.visitor.call({ method: 'POST', url: '/api/text-shapes', body: { words, fonts } })).json();
const text = { ...newText('우리 팀\n2026', false), color: '#d92d20' };

/** The text with letters of 20 mm, from 30 mm right and 40 mm down of the corner. */
async function placed(change: object = {}, of: DesignText = text, letterMm = 20) {
  const { shapes } = (await shape(of.words, of.font)) as { shapes: ShapedText[] };
  const [shaped] = shapes;
  if (shaped === undefined) throw new Error('no shape');
  const { width, height } = textSizeMm(layOutText(shaped, of), letterMm);
  return { text: of, x: 30, y: 40, width, height, rotation: 0, ...change };
}

async function addToCart(actor: Actor, layer: object) {
  const design = { option_id: shirt.optionIds[0], name: '', sides: [{ mockup_group_id: sideId, layers: [layer] }] };
  const lines = [{ product_id: shirt.id, option_id: shirt.optionIds[0] }];
  return actor.call({ method: 'POST', url: '/api/cart/lines', body: { lines, design } });
}

describe('shapes of words', () => {
  test('words are shaped in each requested font, and letters that a font lacks are named', async () => {
    const { shapes } = await shape('가A', 'pretendard', 'jua', 'pacifico');
    expect(shapes.map((each: ShapedText) => [each.lines[0]?.length, each.missing])).toEqual([
      [2, []],
      [2, []],
      [1, ['가']],
    ]);
    expect(Object.values(shapes[1].letters).every((path) => /^M-?[\d.]+,-?[\d.]+/.test(String(path)))).toBe(true);
  });

  test('blank words, too many of them and an unknown font are refused', async () => {
    for (const body of [
      { words: ' ', fonts: ['jua'] },
      { words: '가'.repeat(201), fonts: ['jua'] },
      { words: '가', fonts: ['papyrus'] },
    ]) {
      expect((await shop.visitor.call({ method: 'POST', url: '/api/text-shapes', body })).json().code).toBe('INVALID_INPUT');
    }
  });
});

describe('a design with a text only', () => {
  test('a design with only a text costs garment and side, opens unchanged, and is printed where the scene says', async () => {
    const layer = await placed();
    const member = await shop.addMember();
    const reply = await addToCart(member, layer);
    const [line] = reply.json().lines;
    expect(line).toMatchObject({ refusal: null, graphic_ids: [], custom_price: { graphics: 0 } });
    expect(line.unit_price).toBe(line.custom_price.product + line.custom_price.mockup_groups);
    const opened = await member.call({ method: 'GET', url: `/api/cart/lines/${line.id}/design` });
    expect(opened.json().sides).toEqual([{ mockup_group_id: sideId, layers: [layer] }]);

    const versions = shop.database.service.selectFrom('product.product_custom_versions').select('scene');
    const { scene } = await versions.where('id', '=', line.custom_version_id).executeTakeFirstOrThrow();
    const [side] = readFrozenDesign(scene).sides;
    if (side === undefined) throw new Error('no side');
    // The garment's photo is not needed for the print.
    const file = await renderPrintFile({ get: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }, side);
    if (file === null) throw new Error('no print');
    const { info } = await sharp(file.content).trim({ background: '#00000000', threshold: 0 }).toBuffer({ resolveWithObject: true });
    const mm = (dots: number) => (dots / 300) * 25.4;
    expect(mm(-(info.trimOffsetLeft ?? 0))).toBeCloseTo(layer.x, 0);
    expect(mm(-(info.trimOffsetTop ?? 0))).toBeCloseTo(layer.y, 0);
    expect(Math.abs(mm(info.width) - layer.width)).toBeLessThan(0.3);
    expect(Math.abs(mm(info.height) - layer.height)).toBeLessThan(0.3);
    const { data: ink } = await sharp(file.content).raw().toBuffer({ resolveWithObject: true });
    const colors = new Map<number, number>();
    for (let at = 0; at < ink.length; at += 4) {
      const color = ink.readUIntBE(at, 3);
      if (ink[at + 3] === 255) colors.set(color, (colors.get(color) ?? 0) + 1);
    }
    expect([...colors.keys()]).toEqual([0xd92d20]);
    expect(colors.get(0xd92d20)).toBeGreaterThan(10_000);
  });

  test('a text of the most letters, and a text bent to a ring, are printed', async () => {
    const longest = newText(
      Array.from({ length: 12 }, () => '가나다라마바사아자차카타파하거너')
        .join('\n')
        .slice(0, 200),
      false,
    );
    for (const words of [longest, { ...newText('빙글빙글 돌아가는 우리 동네 축구단 이천이십육', false), arc: 330 }]) {
      const reply = await addToCart(await shop.addMember(), await placed({ x: 20, y: 20 }, words, 8));
      const { custom_version_id } = reply.json().lines[0];
      const versions = shop.database.service.selectFrom('product.product_custom_versions').select('scene');
      const { scene } = await versions.where('id', '=', custom_version_id).executeTakeFirstOrThrow();
      const [side] = readFrozenDesign(scene).sides;
      if (side === undefined) throw new Error('no side');
      const file = await renderPrintFile({ get: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }, side);
      const { isOpaque, channels } = await sharp(file?.content).stats();
      expect([isOpaque, channels[3]?.max]).toEqual([false, 255]);
    }
  });

  test('a text that its font cannot write is refused', async () => {
    const latin = { ...newText('A가', false), font: 'pacifico' } as const;
    const reply = await addToCart(await shop.addMember(), await placed({}, latin));
    expect(reply.json().code).toBe('TEXT_LETTERS_MISSING');
  });

  test('an invalid text written past the editor is not drawn and cannot be bought', async () => {
    const member = await shop.addMember();
    const [line] = (await addToCart(member, await placed())).json().lines;
    const texts = shop.database.service.updateTable('product.product_custom_texts').where('product_custom_id', '=', line.product_custom_id);
    await texts.set({ text: JSON.stringify({ ...text, color: '"/><image href="x"/>' }) }).execute();
    expect((await readDesign(shop.database.service, { id: line.product_custom_id }))?.design.sides[0]?.layers).toEqual([]);
    const again = { lines: [{ product_id: shirt.id, option_id: shirt.optionIds[0], product_custom_id: line.product_custom_id }] };
    expect((await member.call({ method: 'POST', url: '/api/cart/lines', body: again })).json().code).toBe('DESIGN_EMPTY');
  });

  test('a stretched text is refused', async () => {
    const layer = await placed();
    const reply = await addToCart(await shop.addMember(), { ...layer, width: layer.width * 1.3 });
    expect(reply.json().code).toBe('DESIGN_NOT_PRINTABLE');
  });

  test('a layer with both a text and a graphic, or with neither, is refused', async () => {
    const reply = await addToCart(await shop.addMember(), await placed({ graphic_id: 1 }));
    expect(reply.json().code).toBe('INVALID_INPUT');
  });
});

test('words that the operator forbids are refused by shaping, order and cart, with spaces between the letters too', async () => {
  const layer = await placed();
  const early = await shop.addMember();
  await addToCart(early, layer);
  const rules = shop.database.service.updateTable('management.shop_rules');
  await rules.set({ refused_words: '나쁜 말, 우리팀' }).execute();
  expect((await shape('우 리-팀!', 'jua')).code).toBe('TEXT_REFUSED');
  expect((await shape('우리 집', 'jua')).shapes).toHaveLength(1);
  expect((await addToCart(await shop.addMember(), layer)).json().code).toBe('TEXT_REFUSED');
  const held = (await early.call({ url: '/api/cart' })).json();
  expect([held.lines[0].refusal, held.selected.line_count]).toEqual(['TEXT_REFUSED', 0]);
  expect((await early.call({ method: 'POST', url: '/api/checkouts', body: { source: 'CART' } })).statusCode).toBe(422);
  await rules.set({ refused_words: '' }).execute();
});

import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { roles } from '#rules/member/rights/role.ts';
import { readModel } from '#server/data/model/read-model.ts';
import { printSdl } from '#server/data/sdl/print-sdl.ts';
import { everybody } from '#server/data/test/calls/call.ts';
import { catalogueCalls } from '#server/data/test/calls/catalogue.ts';
import { publishedCalls } from '#server/data/test/calls/published.ts';
import { type DataShop, dataShop } from '#server/data/test/data-shop.ts';

/** Replies and schemas of the data service, kept. After a meant change: `npx vitest run test/snapshots -u`, and read the diff. */

let shop: DataShop;
beforeAll(async () => {
  shop = await dataShop();
});

test.each([...catalogueCalls, ...publishedCalls].map((call) => [call.name, call] as const))(
  'the whole reply to %s equals its snapshot, for visitor, member and administrator',
  async (_name, { reply }) => {
    const replies: [string, string][] = [];
    for (const asker of everybody) {
      const text = lines(await reply(shop.engine, asker));
      const same = replies.find(([, other]) => other === text)?.[0];
      replies.push([asker, same ? `as ${same}` : text]);
    }
    expect(replies.map(([asker, text]) => `${asker}: ${text}`).join('\n')).toMatchSnapshot();
  },
);

/** A row a line; what the database drew in this run is `now` and `drawn`. */
function lines(reply: unknown): string {
  const text = JSON.stringify(reply).replaceAll(/(?<="\w+_(?:at|on)":")[^"]+/g, (time) =>
    Date.now() - Date.parse(time) < 86_400_000 ? 'now' : time,
  );
  const drawn = text.replaceAll(/(?!00000000)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'drawn');
  return drawn.replaceAll('},{"', '},\n{"');
}

test.each(roles)('the GraphQL schema of %s equals its snapshot', async (role) => {
  const sdl = printSdl(await readModel(shop.database, role));
  expect(createHash('sha256').update(sdl).digest('hex')).toMatchSnapshot();
});

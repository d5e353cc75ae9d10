import type { FastifyInstance } from 'fastify';
import type { FacetsWanted } from '#contract/shop-bridge.ts';
import { runBatch } from '#db/batch.ts';
import type { Database } from '#db/open.ts';
import { shownState } from '#rules/shop/shown.ts';
import type { Config } from '#server/config.ts';
import { readProductFacets } from '#server/nouns/product/read-facets.ts';
import { addHandWrittenFlow } from './hand-written-flow.ts';

const fields = [
  'id',
  'name',
  'src',
  'state',
  'width',
  'height',
  'extension',
  'description',
  'position',
  'background_color',
  'artist_id',
  'price',
  'origin_price',
  'sale_price',
  'sale_rate',
  'promotion_price',
  'product_count',
  'is_donate',
  'donation',
  'like_count',
];

const likesOf = (member: string) => `coalesce((select json_agg(json_build_object('user_id', l.user_id, 'graphic_id', l.graphic_id))
  from product.graphic_likes l where l.graphic_id = g.id and l.user_id = ${member} and l.deleted_at is null), '[]'::json)`;

const graphicsPage = (member: string) => `json_build_object('product_graphics', coalesce((select json_agg(json_build_object(
    ${fields.map((name) => `'${name}', g.${name}`).join(', ')},
    'artist', (select json_build_object('id', a.id, 'name', a.name, 'path_name', a.path_name, 'state', a.state, 'image_src', a.image_src,
      'profile_src', a.profile_src) from product.artists a where a.id = g.artist_id),
    'is_like', ${likesOf(member)}) order by g.position, g.id)
  from (select * from product.graphics where deleted_at is null and state = '${shownState}' order by position, id limit 20) g), '[]'::json))::text`;

/** The page the data service is measured with, as one hand-written named statement, planned once per connection. */
const visitorsSql = `select ${graphicsPage("'00000000-0000-0000-0000-000000000000'")} as data`;

/** The same for a member: takes the role on, sets the caller for row-level security and checks the token's validity in one round trip. */
const membersSql = `select case when me.id is not null then ${graphicsPage('$1::uuid')} end as data, standing.*
  from (select set_config('app.user_id', $1, true) as id offset 0) me
  left join lateral (select blocked_at, withdrawn_at, tokens_valid_from, ended_sign_ins from app.my_standing() where me.id <> '' offset 0) standing on true`;

interface MembersPage {
  data: string;
  blocked_at: Date | null;
  withdrawn_at: Date | null;
  tokens_valid_from: Date | null;
  ended_sign_ins: string[] | null;
}

/** Headers that Node sets itself; an injected response says `connection: close`, which would make every request reconnect. */
const ofTheConnection = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/** The baselines run in the same process, on the same pools, behind the same Fastify, so that only our own overhead is measured. */
export function addBaselines(app: FastifyInstance, database: Database, config: Config): void {
  app.get('/bench/graphics', async (_request, reply) => {
    const { rows } = await database.pool('public').query<{ data: string }>({ name: 'bench', text: visitorsSql });
    return reply.type('application/json; charset=utf-8').serializer(String).send(`{"data":${rows[0]?.data}}`);
  });
  app.get('/bench/my-graphics', async ({ viewer: { userId, claims } }, reply) => {
    const client = await database.pool('members').connect();
    const results = await runBatch(client, [database.actAs('user', userId), { name: 'bench', text: membersSql, values: [userId] }]).finally(
      () => client.release(),
    );
    const row: MembersPage | undefined = results.at(-1)?.rows[0];
    const isVoid = Number(row?.tokens_valid_from ?? 0) / 1000 > Number(claims?.iat);
    if (!row || row.blocked_at || row.withdrawn_at || isVoid || row.ended_sign_ins?.includes(claims?.signInId ?? ''))
      return reply.code(401).send();
    return reply.type('application/json; charset=utf-8').serializer(String).send(`{"data":${row.data}}`);
  });
  // What pages ask within the process.
  app.post('/bench/facets', ({ body }) => readProductFacets(database.service, body as FacetsWanted));
  const page: { bytes: Buffer | undefined; headers: Record<string, string> } = { bytes: undefined, headers: {} };
  app.put('/bench/page', async (request) => {
    const reply = await app.inject({
      url: String(request.query && (request.query as { of: string }).of),
      headers: { 'accept-language': 'ko', 'accept-encoding': 'identity' },
    });
    page.bytes = reply.rawPayload;
    page.headers = Object.fromEntries(
      Object.entries(reply.headers).flatMap(([name, value]) =>
        typeof value === 'string' && !ofTheConnection.has(name) ? [[name, value]] : [],
      ),
    );
    return { bytes: page.bytes.length };
  });
  app.get('/bench/page', (_request, reply) => reply.headers(page.headers).send(page.bytes));
  addHandWrittenFlow(app, database, config);
}

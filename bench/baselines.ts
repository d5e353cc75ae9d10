import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/open.ts';
import type { Config } from '#server/config.ts';
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

/** One hand-written statement for the page that the data service is measured with; prepared, so that both are planned once. */
const graphicsSql = `select json_build_object('product_graphics', coalesce(json_agg(json_build_object(${fields.map((name) => `'${name}', g.${name}`).join(', ')},
    'artist', (select json_build_object('id', a.id, 'name', a.name, 'path_name', a.path_name, 'state', a.state, 'image_src', a.image_src, 'profile_src', a.profile_src) from product.artists a where a.id = g.artist_id),
    'is_like', coalesce((select json_agg(json_build_object('user_id', l.user_id, 'graphic_id', l.graphic_id)) from product.graphic_likes l
      where l.graphic_id = g.id and l.user_id = $1::uuid and l.deleted_at is null), '[]'::json)) order by g.position, g.id), '[]'::json))::text as data
  from (select * from product.graphics where deleted_at is null and state = 'ACT' order by position, id limit 20) g`;

/** Headers that Node writes itself; an injected reply says `connection: close`, which would make every request open a new one. */
const ofTheConnection = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);

/** The baselines run in the same process, on the same pools, behind the same Fastify: only what we add is measured. */
export function addBaselines(app: FastifyInstance, database: Database, config: Config): void {
  const nobody = '00000000-0000-0000-0000-000000000000';
  app.get('/bench/graphics', async (_request, reply) => {
    const { rows } = await database.pool('public').query<{ data: string }>({ name: 'bench', text: graphicsSql, values: [nobody] });
    return reply.type('application/json; charset=utf-8').serializer(String).send(`{"data":${rows[0]?.data}}`);
  });
  app.get<{ Querystring: { me: string } }>('/bench/my-graphics', async (request, reply) => {
    const { rows } = await database.pool('user').query<{ data: string }>({ name: 'bench', text: graphicsSql, values: [request.query.me] });
    return reply.type('application/json; charset=utf-8').serializer(String).send(`{"data":${rows[0]?.data}}`);
  });
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

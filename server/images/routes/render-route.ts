import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { parseRenderSrc, type RenderedDesign, type RenderName, renderSrc, renderTypes } from '#contract/pictures/renders.ts';
import type { DB } from '#db/schema.generated.ts';
import type { FrozenDesign } from '#rules/order/frozen-design.ts';
import { renderDesign, renderKey } from '#server/images/drawing/render-design.ts';
import { type Images, neverChanges } from '#server/images/images.ts';
import { sendFailure } from '#server/images/routes/placeholder.ts';
import { readDesign, readFrozenDesign } from '#server/nouns/design/read-design.ts';
import { alreadyHeld } from '#server/plugins/already-held.ts';

/**
 * GET /renders/<render key>/<revision>/<side>-<width>.<ext> and /renders/version/<content hash>/...: pictures of saved designs. Anyone with
 * the address may see the picture (it can be shared by link); the random key is stored in a row that only those who may see the design can
 * read.
 */
export function addRenderRoutes(app: FastifyInstance, images: Images, db: Kysely<DB>): void {
  app.get<{ Params: { '*': string } }>('/renders/*', async (request, reply) => {
    const name = parseRenderSrc(`/renders/${request.params['*']}`);
    if (name === null) return sendFailure(reply, 'missing');
    const found = await findDesign(db, name.design);
    if (found === null) return sendFailure(reply, 'missing');
    if (found.revision !== null) return redirectToRevision(reply, name, found.revision);
    return sendRender(images, found.design, name, request, reply);
  });
}

/** `revision` is set when the address names an older revision than the saved one. */
type Found = { design: FrozenDesign; revision: number | null } | null;

async function findDesign(db: Kysely<DB>, wanted: RenderedDesign): Promise<Found> {
  if ('contentHash' in wanted) return findVersion(db, wanted.contentHash);
  const loaded = await readDesign(db, { renderKey: wanted.renderKey });
  if (loaded === null || wanted.revision > loaded.revision) return null;
  return { design: loaded.design, revision: wanted.revision < loaded.revision ? loaded.revision : null };
}

async function findVersion(db: Kysely<DB>, contentHash: string): Promise<Found> {
  const version = await db
    .selectFrom('product.product_custom_versions')
    .select('scene')
    .where('content_hash', '=', contentHash)
    .limit(1)
    .executeTakeFirst();
  return version === undefined ? null : { design: readFrozenDesign(version.scene), revision: null };
}

/** Pictures of older revisions are not kept, so redirect to the current one. */
function redirectToRevision(reply: FastifyReply, name: RenderName, revision: number): FastifyReply {
  if (!('renderKey' in name.design)) return sendFailure(reply, 'missing');
  const current = renderSrc({ ...name, design: { renderKey: name.design.renderKey, revision } });
  return reply.header('cache-control', 'no-store').redirect(current, 302);
}

async function sendRender(
  images: Images,
  design: FrozenDesign,
  name: RenderName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const side = design.sides.find(({ mockupGroupId }) => String(mockupGroupId) === name.mockupGroupId);
  if (side === undefined) return sendFailure(reply, 'missing');
  const { width, extension } = name;
  const tag = `${renderKey(side, width).slice(0, 32)}-${extension}`;
  if (alreadyHeld(request, `"${tag}"`)) return neverChanges(reply, tag, 'private').code(304).send();
  const made = await renderDesign(images, { side, width, extension });
  if (typeof made === 'string') return sendFailure(reply, made);
  return neverChanges(reply, tag, 'private').type(renderTypes[extension]).send(made.content);
}

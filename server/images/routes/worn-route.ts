import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { parseWornSrc } from '#contract/pictures/worn.ts';
import type { DB } from '#db/schema.generated.ts';
import { renderDesign, renderKey } from '#server/images/drawing/render-design.ts';
import { type Images, mayGo } from '#server/images/images.ts';
import { sendFailure } from '#server/images/routes/placeholder.ts';
import { readWorn } from '#server/nouns/design/read-worn.ts';
import { alreadyHeld } from '#server/plugins/already-held.ts';

const width = 800;

/**
 * GET /renders/worn/<graphic>-<garment photo>.webp: a graphic of the shop on a garment of the shop, for pages that show what it looks like;
 * without a garment photo the shop chooses.
 * Both may be hidden or changed later, so browsers ask again.
 */
export function addWornRoute(app: FastifyInstance, images: Images, db: Kysely<DB>): void {
  app.get<{ Params: { file: string } }>('/renders/worn/:file', async (request, reply) => {
    const wanted = parseWornSrc(`/renders/worn/${request.params.file}`);
    const side = wanted === null ? null : await readWorn(db, wanted);
    if (side === null) return sendFailure(reply, 'missing');
    const tag = renderKey(side, width).slice(0, 32);
    if (alreadyHeld(request, `"${tag}"`)) return mayGo(reply, tag, 'public').code(304).send();
    const made = await renderDesign(images, { side, width, extension: 'webp' });
    if (typeof made === 'string') return sendFailure(reply, made);
    return mayGo(reply, tag, 'public').type('image/webp').send(made.content);
  });
}

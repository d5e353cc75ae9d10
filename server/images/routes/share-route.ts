import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { renderTypes } from '#contract/pictures/renders.ts';
import { parseShareSrc, type SharePictureName } from '#contract/share-images.ts';
import type { DB } from '#db/schema.generated.ts';
import type { Made } from '#server/images/cache/picture-cache.ts';
import { renderShare, renderSharedSide, shareKey } from '#server/images/drawing/draw-share.ts';
import { renderKey } from '#server/images/drawing/render-design.ts';
import { type Images, mayGo } from '#server/images/images.ts';
import { sendFailure } from '#server/images/routes/placeholder.ts';
import { readSharePicture, type ShareToDraw } from '#server/nouns/share/read-share-picture.ts';
import { alreadyHeld } from '#server/plugins/already-held.ts';

/**
 * GET /shares/<code>/<form>.jpg and /shares/<code>/<side>-<width>.<ext>: pictures of a shared design while it is shared, drawn from the
 * version frozen at the time of sharing.
 */
export function addShareRoute(app: FastifyInstance, images: Images, db: Kysely<DB>): void {
  app.get<{ Params: { '*': string } }>('/shares/*', async (request, reply) => {
    const name = parseShareSrc(`/shares/${request.params['*']}`);
    const share = name === null ? null : await readSharePicture(db, name.code);
    const wanted = name === null || share === null ? null : pictureOf(images, share, name);
    if (wanted === null) return sendFailure(reply, 'missing');
    return sendShare(wanted, request, reply);
  });
}

type Wanted = { tag: string; type: string; make: () => Promise<Made> };

function pictureOf(images: Images, share: ShareToDraw, name: SharePictureName): Wanted | null {
  if ('form' in name) {
    return {
      tag: shareKey(share, name.form).slice(0, 32),
      type: renderTypes.jpg,
      make: () => renderShare(images, share, name.form),
    };
  }
  const { width, extension } = name;
  const side = share.design.sides.find(({ mockupGroupId }) => String(mockupGroupId) === name.mockupGroupId);
  if (side === undefined) return null;
  return {
    tag: `${renderKey(side, width).slice(0, 32)}-${extension}`,
    type: renderTypes[extension],
    make: () => renderSharedSide(images, { side, width, extension }),
  };
}

async function sendShare({ tag, type, make }: Wanted, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  mayGo(reply, tag, 'public');
  if (alreadyHeld(request, `"${tag}"`)) return reply.code(304).send();
  const made = await make();
  if (typeof made === 'string') return sendFailure(reply.removeHeader('etag'), made);
  return reply.type(type).send(made.content);
}

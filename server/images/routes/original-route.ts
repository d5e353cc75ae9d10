import type { FastifyInstance } from 'fastify';
import { originalTypes, parseOriginalSrc, parseResizeSize, placeholderSrc } from '#contract/images.ts';
import { type Images, mayGo, neverChanges } from '#server/images/images.ts';
import { copyFormat } from '#server/images/routes/accept.ts';
import { sendFailure, sendPlaceholder, sendSvgHeaders } from '#server/images/routes/placeholder.ts';
import { findCopy } from '#server/images/routes/resize-route.ts';
import { readPrivateSrc } from '#server/keys/photo-pass.ts';
import { alreadyHeld } from '#server/plugins/already-held.ts';

const daySeconds = 86_400;
const minuteSeconds = 60;

/** GET /cdn/<hash>.<ext>: an original, immutable unless it is a closed photo; GET /cdn/placeholder.svg. */
export function addOriginalRoute(app: FastifyInstance, { storage, photos }: Pick<Images, 'storage' | 'photos'>): void {
  app.get<{ Params: { file: string } }>('/cdn/:file', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    const src = `/cdn/${request.params.file}`;
    if (src === placeholderSrc) return sendPlaceholder(reply, 200, daySeconds);
    const name = parseOriginalSrc(src);
    if (name === null) return sendPlaceholder(reply, 404, minuteSeconds);
    const standing = await photos(name);
    if (standing === 'CLOSED' || standing === 'MISSING') return sendPlaceholder(reply, 404, minuteSeconds);
    const keep = standing === 'OPEN' ? mayGo : neverChanges;
    if (alreadyHeld(request, `"${name.hash}"`) && (await storage.has(name))) {
      return keep(reply, name.hash, 'public').code(304).send();
    }
    const object = await storage.open(name);
    if (object === null) return sendPlaceholder(reply, 404, minuteSeconds);
    keep(reply, name.hash, 'public').header('content-length', object.bytes);
    if (name.extension === 'svg') sendSvgHeaders(reply);
    else reply.type(originalTypes[name.extension]);
    return reply.send(object.stream);
  });
}

/**
 * GET /cdn/private/<pass>: a closed photo, for those the shop gave this address (server/keys/photo-pass.ts): its sender and the shop
 * itself; `?size=<px>` for a smaller copy.
 */
export function addClosedPhotoRoute(
  app: FastifyInstance,
  images: Pick<Images, 'storage' | 'copies'>,
  { secret, clock }: { secret: string; clock: () => Date },
): void {
  const { storage } = images;
  app.get<{ Params: { pass: string }; Querystring: { size?: unknown } }>('/cdn/private/:pass', async (request, reply) => {
    const name = readPrivateSrc(secret, request.params.pass, clock());
    const size = parseResizeSize(String(request.query.size));
    if (name !== null && size !== null && (await storage.has(name))) {
      const format = copyFormat([request.types()].flat().map(String));
      const made = await findCopy(images, { name, size, format, part: null });
      if (typeof made === 'string') return sendFailure(reply, made);
      mayGo(reply, `${name.hash}-${size}-${format}`, 'private').header('vary', 'Accept').type(originalTypes[made.extension]);
      return reply.send(made.content);
    }
    const object = name === null ? null : await storage.open(name);
    if (name === null || object === null) return sendPlaceholder(reply, 404, minuteSeconds);
    mayGo(reply, name.hash, 'private').header('content-length', object.bytes).type(originalTypes[name.extension]);
    return reply.send(object.stream);
  });
}

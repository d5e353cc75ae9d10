import type { FastifyInstance } from 'fastify';
import { originalTypes, parseOriginalSrc, placeholderSrc } from '#contract/images.ts';
import { alreadyHeld, type Images, neverChanges } from '#server/images/images.ts';
import { sendPlaceholder, sendSvgHeaders } from '#server/images/routes/placeholder.ts';

const daySeconds = 86_400;
const minuteSeconds = 60;

/** GET /cdn/<sha256>.<ext>: an original, for ever the same; GET /cdn/placeholder.svg. */
export function addOriginalRoute(app: FastifyInstance, { storage }: Pick<Images, 'storage'>): void {
  app.get<{ Params: { file: string } }>('/cdn/:file', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    const src = `/cdn/${request.params.file}`;
    if (src === placeholderSrc) return sendPlaceholder(reply, 200, daySeconds);
    const name = parseOriginalSrc(src);
    if (name === null) return sendPlaceholder(reply, 404, minuteSeconds);
    if (alreadyHeld(request.headers['if-none-match'], name.sha256) && (await storage.has(name))) {
      return neverChanges(reply, name.sha256, 'public').code(304).send();
    }
    const object = await storage.open(name);
    if (object === null) return sendPlaceholder(reply, 404, minuteSeconds);
    neverChanges(reply, name.sha256, 'public').header('content-length', object.bytes);
    if (name.extension === 'svg') sendSvgHeaders(reply);
    else reply.type(originalTypes[name.extension]);
    return reply.send(object.stream);
  });
}

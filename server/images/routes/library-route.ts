import type { FastifyInstance } from 'fastify';
import { originalTypes, parseLibrarySrc } from '#contract/images.ts';
import { type Images, mayGo } from '#server/images/images.ts';
import { sendFailure, sendPlaceholder } from '#server/images/routes/placeholder.ts';
import { alreadyHeld } from '#server/plugins/already-held.ts';
import { copyFormat } from './accept.ts';
import { findCopy } from './resize-route.ts';

const minuteSeconds = 60;
/** The default width of a crop in px. */
const cutWidth = 1536;

/** GET /cdn/library/<id>[-<w>x<h>]: the current version of a library picture, cached for at most a minute. */
export function addLibraryRoute(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { file: string } }>('/cdn/library/:file', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    const asked = parseLibrarySrc(`/cdn/library/${request.params.file}`);
    const file = asked === null ? null : await images.library(asked);
    if (file === null) return sendPlaceholder(reply, 404, minuteSeconds);
    const { name, part } = file;
    if (part !== null) {
      const made = await findCopy(images, { name, part, size: cutWidth, format: copyFormat([request.types()].flat().map(String)) });
      if (typeof made === 'string') return sendFailure(reply, made);
      const tag = `${name.hash.slice(0, 32)}-${part.left}.${part.top}-${made.extension}`;
      return mayGo(reply, tag, 'public').header('vary', 'Accept').type(originalTypes[made.extension]).send(made.content);
    }
    if (alreadyHeld(request, `"${name.hash}"`) && (await images.storage.has(name)))
      return mayGo(reply, name.hash, 'public').code(304).send();
    const object = await images.storage.open(name);
    if (object === null) return sendPlaceholder(reply, 404, minuteSeconds);
    return mayGo(reply, name.hash, 'public').header('content-length', object.bytes).type(originalTypes[name.extension]).send(object.stream);
  });
}

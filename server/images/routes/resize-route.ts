import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/errors/errors.ts';
import { type OriginalName, originalTypes, parseLibrarySrc, parseOriginalSrc, parseResizeSize, type ResizeSize } from '#contract/images.ts';
import type { PicturePart } from '#rules/home/picture.ts';
import { copyPicture } from '#server/images/cache/copy.ts';
import type { Made } from '#server/images/cache/picture-cache.ts';
import { type Images, mayGo, neverChanges } from '#server/images/images.ts';
import { type CopyFormat, copyFormat } from '#server/images/routes/accept.ts';
import { sendFailure } from '#server/images/routes/placeholder.ts';
import { alreadyHeld } from '#server/plugins/already-held.ts';
import { sendProblem } from '#server/plugins/problems.ts';

const extensionsOf = { avif: ['avif'], webp: ['webp'], plain: ['jpg', 'png'] } as const;

/**
 * GET /resize?size=<px>&image_url=</cdn/...> (specification 7.42): a smaller copy of one of our originals. It never fetches an address:
 * `image_url` only names an object in storage.
 */
export function addResizeRoute(app: FastifyInstance, images: Images, ownOrigins: readonly string[]): void {
  app.get<{ Querystring: Record<string, unknown> }>('/resize', async (request, reply) => {
    const size = parseResizeSize(textOf(request.query.size));
    if (size === null) return sendProblem(reply, fail('INVALID_INPUT', { field: 'size' }));
    const address = withoutOwnOrigin(textOf(request.query.image_url), ownOrigins);
    const ofLibrary = parseLibrarySrc(address);
    const original = parseOriginalSrc(address);
    if (ofLibrary === null && original === null) return sendProblem(reply, fail('INVALID_INPUT', { field: 'image_url' }));

    const format = copyFormat([request.types()].flat().map(String));
    reply.header('vary', 'Accept').header('access-control-allow-origin', '*');
    const file = ofLibrary === null ? null : await images.library(ofLibrary);
    const name = file?.name ?? original;
    if (name === null) return sendFailure(reply, 'missing');
    const key = copyKey(name, size, file?.part ?? null);
    const tag = `${name.hash.slice(0, 32)}${key.slice(name.hash.length)}-${format}`;
    // Before the cache of copies, which may still hold closed or deleted pictures.
    const standing = await images.photos(name);
    if (standing === 'CLOSED' || standing === 'MISSING') return sendFailure(reply, 'missing');
    const keep = () => (standing === 'OPEN' || file !== null ? mayGo : neverChanges)(reply, tag, 'public');
    if (alreadyHeld(request, `"${tag}"`) && (await images.storage.has(name))) return keep().code(304).send();
    const made = await findCopy(images, { name, size, format, part: file?.part ?? null });
    if (typeof made === 'string') return sendFailure(reply, made);
    return keep().type(originalTypes[made.extension]).send(made.content);
  });
}

/** A copy of an original, or of a part of it, from the cache or made now. */
export function findCopy(
  images: Pick<Images, 'copies' | 'storage'>,
  { name, size, format, part }: { name: OriginalName; size: ResizeSize; format: CopyFormat; part: PicturePart | null },
): Promise<Made> {
  return images.copies.get(copyKey(name, size, part), extensionsOf[format], async () => {
    const content = await images.storage.get(name);
    return content === null ? 'missing' : copyPicture({ content, extension: name.extension }, size, format, part);
  });
}

function copyKey(name: OriginalName, size: ResizeSize, part: PicturePart | null): string {
  const cut = part === null ? '' : `-${part.left}.${part.top}.${part.width}.${part.height}`;
  return `${name.hash}-${name.extension}-${size}${cut}`;
}

/** A repeated parameter is ignored. */
function textOf(parameter: unknown): string {
  return typeof parameter === 'string' ? parameter : '';
}

function withoutOwnOrigin(address: string, ownOrigins: readonly string[]): string {
  const origin = ownOrigins.find((own) => address.startsWith(`${own}/`));
  return origin === undefined ? address : address.slice(origin.length);
}

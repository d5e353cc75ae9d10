/**
 * Image addresses, built and parsed in one place for browser and server.
 *
 *   /cdn/<hash>.<ext>                                          an original, named by its content
 *   /cdn/library/<id>[-<w>x<h>]                                a picture of the library, whichever file that is now; cut to a ratio
 *   /resize?size=<width px>&image_url=</cdn/...>               a smaller copy of an original or of a picture of the library
 *   /renders/<render key>/<revision>/<side>-<width px>.<ext>   a member's saved design, one side
 *   /renders/version/<content hash>/<side>-<width px>.<ext>    a frozen design (cart line, order line)
 *
 * `side` is the id of the mockup group. Spec section 7: "Images load from a CDN path or an
 * image-resize endpoint taking size and image_url; a placeholder shows on failure."
 */

/** The only widths (px) the resize endpoint makes; any other width is refused. */
export const resizeSizes = [64, 128, 256, 384, 512, 768, 1024, 1536] as const;
export type ResizeSize = (typeof resizeSizes)[number];

/** What an original may be, by extension, with the type it is served as. */
export const originalTypes = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
} as const;
export type OriginalExtension = keyof typeof originalTypes;
/** `hash`: of its bytes, as `originalHash` shortens it; what was stored before has all 64 digits. */
export type OriginalName = { hash: string; extension: OriginalExtension };

/** Widths (px) a saved design is rendered at, and the formats (JPEG for link previews). */
export const renderWidths = [320, 800, 1600] as const;
export type RenderWidth = (typeof renderWidths)[number];
export const renderTypes = { jpg: 'image/jpeg', webp: 'image/webp' } as const;
export type RenderExtension = keyof typeof renderTypes;

/** Which saved design a render shows: one revision of a live one, or a frozen one. */
export type RenderedDesign = { renderKey: string; revision: number } | { contentHash: string };
export type RenderName = {
  design: RenderedDesign;
  mockupGroupId: string;
  width: RenderWidth;
  extension: RenderExtension;
};

/** The picture shown where another one is missing or cannot be made. */
export const placeholderSrc = '/cdn/placeholder.svg';

const sha256Text = /^[0-9a-f]{64}$/;
const libraryPath = /^\/cdn\/library\/([1-9][0-9]{0,15})(?:-([1-9][0-9]?)x([1-9][0-9]?))?$/;
const uuidText = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const originalPath = /^\/cdn\/([0-9a-f]{40}|[0-9a-f]{64})\.([a-z]{3,4})$/;
const renderFile = /^([1-9][0-9]{0,17})-([0-9]{3,4})\.([a-z]{3,4})$/;
const revisionText = /^(?:0|[1-9][0-9]{0,8})$/;

/** The hexadecimal digits that name an original: 160 bits of a SHA-256. A page names a hundred pictures, and digits do not compress. */
const HASH_DIGITS = 40;

/** The hash in the name of an original, of the 64 digits of a SHA-256. */
export function originalHash(sha256: string): string {
  return sha256.slice(0, HASH_DIGITS);
}

/** The address of an original. */
export function originalSrc(name: OriginalName): string {
  return `/cdn/${name.hash}.${name.extension}`;
}

/** Reads the address of an original; null for anything else, so nothing but our own storage is reachable. */
export function parseOriginalSrc(src: string): OriginalName | null {
  const [, hash, extension] = originalPath.exec(src) ?? [];
  if (hash === undefined || !isOriginalExtension(extension)) return null;
  return { hash, extension };
}

/** A picture of the library by its number, whole or cut to a ratio of width to height around its focal point. */
export type LibraryName = { id: number; ratio: { width: number; height: number } | null };

/** The address of a picture of the library; it stays when the file behind it is replaced. */
export function librarySrc({ id, ratio }: LibraryName): string {
  return `/cdn/library/${id}${ratio === null ? '' : `-${ratio.width}x${ratio.height}`}`;
}

/** Reads the address of a picture of the library; null for anything else. */
export function parseLibrarySrc(src: string): LibraryName | null {
  const [, id, width, height] = libraryPath.exec(src) ?? [];
  if (id === undefined) return null;
  return { id: Number(id), ratio: width === undefined ? null : { width: Number(width), height: Number(height) } };
}

/**
 * The address of a copy `size` px wide (or the native width, if that is less: nothing is enlarged).
 * A missing picture gives the placeholder; an address that is neither an original nor of the library is given back as it is. What stands behind an
 * address (picture-facts.ts) does not count.
 */
export function resizeSrc(src: string | null | undefined, size: ResizeSize): string {
  if (!src) return placeholderSrc;
  const [address = ''] = src.split('#', 1);
  if (parseOriginalSrc(address) === null && parseLibrarySrc(address) === null) return src;
  return `/resize?size=${size}&image_url=${encodeURIComponent(address)}`;
}

/** The first allowed size at or above the device pixels needed; the largest when none is. */
export function resizeSizeFor(devicePx: number): ResizeSize {
  return resizeSizes.find((size) => size >= devicePx) ?? 1536;
}

/** The address of one side of a saved design. */
export function renderSrc(name: Omit<RenderName, 'mockupGroupId'> & { mockupGroupId: number | string }): string {
  const { design } = name;
  const folder = 'contentHash' in design ? `version/${design.contentHash}` : `${design.renderKey}/${design.revision}`;
  return `/renders/${folder}/${name.mockupGroupId}-${name.width}.${name.extension}`;
}

/** Reads the address of a render; null when it is not one this service makes. */
export function parseRenderSrc(src: string): RenderName | null {
  const [root, images, first = '', second = '', file = '', ...rest] = src.split('/');
  if (root !== '' || images !== 'renders' || rest.length > 0) return null;
  const design = parseRenderedDesign(first, second);
  const side = parseRenderFile(file);
  return design === null || side === null ? null : { design, ...side };
}

/** Reads a `size` parameter; null when it is not an allowed size. */
export function parseResizeSize(text: string): ResizeSize | null {
  return resizeSizes.find((size) => String(size) === text) ?? null;
}

/** Reads the last part of the address of a side: `<side>-<width px>.<ext>`. */
export function parseRenderFile(file: string): Omit<RenderName, 'design'> | null {
  const [, mockupGroupId, widthText, extension] = renderFile.exec(file) ?? [];
  const width = renderWidths.find((allowed) => String(allowed) === widthText);
  return mockupGroupId && width && isRenderExtension(extension) ? { mockupGroupId, width, extension } : null;
}

function parseRenderedDesign(first: string, second: string): RenderedDesign | null {
  if (first === 'version') return sha256Text.test(second) ? { contentHash: second } : null;
  if (!uuidText.test(first) || !revisionText.test(second)) return null;
  return { renderKey: first, revision: Number(second) };
}

function isOriginalExtension(text: string | undefined): text is OriginalExtension {
  return text !== undefined && Object.hasOwn(originalTypes, text);
}

function isRenderExtension(text: string | undefined): text is RenderExtension {
  return text !== undefined && Object.hasOwn(renderTypes, text);
}

/**
 * Image URLs, built and parsed in one place for browser and server.
 *
 *   /cdn/<hash>.<ext>                          an original, named by its content
 *   /cdn/library/<id>[-<w>x<h>]                the current file of a library picture, optionally cropped to a ratio
 *   /resize?size=<width px>&image_url=</cdn/...>   a smaller copy of an original or a library picture
 *
 * Specification 7.43: "Images load from a CDN path or an image-resize endpoint taking size and image_url; a placeholder shows on failure."
 */

/** The only widths (px) of the resize endpoint; others are rejected. */
export const resizeSizes = [64, 128, 256, 384, 512, 768, 1024, 1536] as const;
export type ResizeSize = (typeof resizeSizes)[number];

/** Allowed formats of an original, by extension, with their content types. */
export const originalTypes = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
} as const;
export type OriginalExtension = keyof typeof originalTypes;
/** `hash`: the hash of its bytes, as shortened by `originalHash`; older files have all 64 digits. */
export type OriginalName = { hash: string; extension: OriginalExtension };

/** The picture shown when another is missing or cannot be rendered. */
export const placeholderSrc = '/cdn/placeholder.svg';

const libraryPath = /^\/cdn\/library\/([1-9][0-9]{0,15})(?:-([1-9][0-9]?)x([1-9][0-9]?))?$/;
const originalPath = /^\/cdn\/([0-9a-f]{40}|[0-9a-f]{64})\.([a-z]{3,4})$/;

/**
 * Hexadecimal digits in the name of an original: 160 bits of a SHA-256. A page references a hundred pictures, and hashes do not compress.
 */
const HASH_DIGITS = 40;

/** Shortens a SHA-256 (64 digits) to the hash in an original's name. */
export function originalHash(sha256: string): string {
  return sha256.slice(0, HASH_DIGITS);
}

/** The URL of an original. */
export function originalSrc(name: OriginalName): string {
  return `/cdn/${name.hash}.${name.extension}`;
}

/** Parses the URL of an original; null for anything else, so that only our own storage is reachable. */
export function parseOriginalSrc(src: string): OriginalName | null {
  const [, hash, extension] = originalPath.exec(src) ?? [];
  if (hash === undefined || !isOriginalExtension(extension)) return null;
  return { hash, extension };
}

/** A library picture by id, uncropped or cropped to an aspect ratio around its focal point. */
export type LibraryName = { id: number; ratio: { width: number; height: number } | null };

/** The URL of a library picture; it stays the same when the file is replaced. */
export function librarySrc({ id, ratio }: LibraryName): string {
  return `/cdn/library/${id}${ratio === null ? '' : `-${ratio.width}x${ratio.height}`}`;
}

/** Parses the URL of a library picture; null for anything else. */
export function parseLibrarySrc(src: string): LibraryName | null {
  const [, id, width, height] = libraryPath.exec(src) ?? [];
  if (id === undefined) return null;
  return { id: Number(id), ratio: width === undefined ? null : { width: Number(width), height: Number(height) } };
}

/**
 * The URL of a copy `size` px wide (or the native width, if smaller: never enlarged). Without a picture, the placeholder. URLs of neither
 * originals nor library pictures are returned unchanged, those of closed photos with their size. Ignores the fragment of the URL (picture-facts.ts).
 */
export function resizeSrc(src: string | null | undefined, size: ResizeSize): string {
  if (!src) return placeholderSrc;
  const [address = ''] = src.split('#', 1);
  if (address.startsWith('/cdn/private/')) return `${address}?size=${size}`;
  if (parseOriginalSrc(address) === null && parseLibrarySrc(address) === null) return src;
  return `/resize?size=${size}&image_url=${encodeURIComponent(address)}`;
}

/** The smallest allowed size that covers the device pixels needed, or else the largest. */
export function resizeSizeFor(devicePx: number): ResizeSize {
  return resizeSizes.find((size) => size >= devicePx) ?? 1536;
}

/** Parses a `size` parameter; null for a size that is not allowed. */
export function parseResizeSize(text: string): ResizeSize | null {
  return resizeSizes.find((size) => String(size) === text) ?? null;
}

function isOriginalExtension(text: string | undefined): text is OriginalExtension {
  return text !== undefined && Object.hasOwn(originalTypes, text);
}

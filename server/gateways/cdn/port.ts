/** A CDN that may be in front of the shop. It follows Cache-Control; tags are for earlier changes. */
export interface Cdn {
  /**
   * Drops everything sent with one of these tags (header `Cache-Tag`). Returns at once and never throws; what is not dropped expires by
   * its Cache-Control.
   */
  purge(tags: readonly string[]): void;
}

export const cdnOff: Cdn = { purge: () => {} };

/** The tag of every public page. */
export const pagesTag = 'pages';

/** The tag of an original and of its copies; `hash` is the hash of its name, or an ETag that begins with it. */
export function pictureTag(hash: string): string {
  return `picture-${hash.slice(0, 32)}`;
}

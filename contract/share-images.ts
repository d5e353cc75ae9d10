import { isShareCode, type ShareForm, shareForms } from '#rules/design/share/share.ts';
import { parseRenderFile, type RenderExtension, type RenderWidth } from './pictures/renders.ts';

/**
 * Picture URLs of shared designs, separate from contract/images.ts, which every page loads.
 *
 *   /shares/<code>/<form>.jpg                the picture of an open share in this form
 *   /shares/<code>/<side>-<width px>.<ext>   one side of the shared design
 */
export type SharePictureName =
  | { code: string; form: ShareForm }
  | { code: string; mockupGroupId: string; width: RenderWidth; extension: RenderExtension };

/** The URL of a share's picture. It contains only the code, so that it stops working with the share. */
export function shareSrc(
  name: { code: string; form: ShareForm } | { code: string; mockupGroupId: number; width: RenderWidth; extension: RenderExtension },
): string {
  const file = 'form' in name ? `${name.form.toLowerCase()}.jpg` : `${name.mockupGroupId}-${name.width}.${name.extension}`;
  return `/shares/${name.code}/${file}`;
}

/** Parses the URL of a share's picture; null for any other URL. */
export function parseShareSrc(src: string): SharePictureName | null {
  const [root, folder, code = '', file = '', ...rest] = src.split('/');
  if (root !== '' || folder !== 'shares' || rest.length > 0 || !isShareCode(code)) return null;
  const form = shareForms.find((known) => `${known.toLowerCase()}.jpg` === file);
  if (form !== undefined) return { code, form };
  const side = parseRenderFile(file);
  return side === null ? null : { code, ...side };
}

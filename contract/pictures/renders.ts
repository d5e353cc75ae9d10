/**
 * URLs of rendered designs, built and parsed in one place for browser and server.
 *
 *   /renders/<render key>/<revision>/<side>-<width px>.<ext>   a member's saved design, one side
 *   /renders/version/<content hash>/<side>-<width px>.<ext>    a frozen design (cart line, order line)
 *
 * `side` is the id of the mockup group.
 */

/** Widths (px) and formats of rendered designs (JPEG for link previews). */
export const renderWidths = [320, 800, 1600] as const;
export type RenderWidth = (typeof renderWidths)[number];
export const renderTypes = { jpg: 'image/jpeg', webp: 'image/webp' } as const;
export type RenderExtension = keyof typeof renderTypes;

/** The design in a render: a revision of a saved design, or a frozen one. */
export type RenderedDesign = { renderKey: string; revision: number } | { contentHash: string };
export type RenderName = {
  design: RenderedDesign;
  mockupGroupId: string;
  width: RenderWidth;
  extension: RenderExtension;
};

const sha256Text = /^[0-9a-f]{64}$/;
const uuidText = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const renderFile = /^([1-9][0-9]{0,17})-([0-9]{3,4})\.([a-z]{3,4})$/;
const revisionText = /^(?:0|[1-9][0-9]{0,8})$/;

/** The URL of one side of a saved design. */
export function renderSrc(name: Omit<RenderName, 'mockupGroupId'> & { mockupGroupId: number | string }): string {
  const { design } = name;
  const folder = 'contentHash' in design ? `version/${design.contentHash}` : `${design.renderKey}/${design.revision}`;
  return `/renders/${folder}/${name.mockupGroupId}-${name.width}.${name.extension}`;
}

/** Parses the URL of a render; null when this service cannot render it. */
export function parseRenderSrc(src: string): RenderName | null {
  const [root, images, first = '', second = '', file = '', ...rest] = src.split('/');
  if (root !== '' || images !== 'renders' || rest.length > 0) return null;
  const design = parseRenderedDesign(first, second);
  const side = parseRenderFile(file);
  return design === null || side === null ? null : { design, ...side };
}

/** Parses the last segment of a side's URL: `<side>-<width px>.<ext>`. */
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

function isRenderExtension(text: string | undefined): text is RenderExtension {
  return text !== undefined && Object.hasOwn(renderTypes, text);
}

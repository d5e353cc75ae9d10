import { urlFor } from '#contract/routes.ts';

/**
 * The editor's query parameters: `customize` opens a new design, `graphic_id` a new one with a graphic, `product_custom_id` a saved one,
 * `mockup_group_id` selects the side, `share` copies a shared design, `cart_line_id` is the cart line it was opened from.
 */
export interface EditorAddress {
  readonly customId: number | null;
  readonly mockupGroupId: number | null;
  readonly graphicId: number | null;
  /** The initial fit and colour of a new design. */
  readonly frameId: number | null;
  readonly colorId: number | null;
  readonly cartLineId: number | null;
  /** The share code to copy ("make mine"). */
  readonly shareCode: string | null;
}

/** True if the URL of a customizable product opens its editor. */
export function editorIsAsked(query: URLSearchParams): boolean {
  return query.has('customize') || idIn(query, 'product_custom_id') !== null || idIn(query, 'graphic_id') !== null;
}

/**
 * The same check as an inline script, run before anything behind the editor is fetched. Uses only characters that need no escaping in
 * markup.
 */
export const markWhenAsked = `{const asked=new URLSearchParams(location.search);if([\`customize\`,\`product_custom_id\`,\`graphic_id\`].some(function(name){return asked.has(name)}))document.documentElement.dataset.editing=\`\`}`;

/** True in the browser if the document was opened with a URL for the editor, from the first byte on. */
export function isOpenedWithPage(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.editing !== undefined;
}

/** Reads the editor's query parameters, ignoring invalid ids. */
export function readEditorAddress(query: URLSearchParams): EditorAddress {
  return {
    customId: idIn(query, 'product_custom_id'),
    mockupGroupId: idIn(query, 'mockup_group_id'),
    graphicId: idIn(query, 'graphic_id'),
    frameId: idIn(query, 'frame_id'),
    colorId: idIn(query, 'color_id'),
    cartLineId: idIn(query, 'cart_line_id'),
    shareCode: query.get('share') || null,
  };
}

/** The colour that the URL names, from a list filtered by colour; null for none. */
export function addressedColor(query: URLSearchParams, { colors }: { readonly colors: readonly { readonly id: number }[] }): number | null {
  const { colorId } = readEditorAddress(query);
  return colors.some(({ id }) => id === colorId) ? colorId : null;
}

/** The editor's URL for a new design (`customId` null) or a saved one (specification 2, /product/{id}). */
export function editorUrl(
  productId: number,
  {
    customId,
    mockupGroupId,
    frameId = null,
    colorId = null,
    cartLineId = null,
    shareCode = null,
  }: Partial<EditorAddress> & Pick<EditorAddress, 'customId' | 'mockupGroupId'>,
): string {
  const begun: Record<string, string> = shareCode === null ? {} : { share: shareCode };
  const design: Record<string, number | string> = customId === null ? { customize: 1, ...begun } : { product_custom_id: customId };
  const side: Record<string, number> = mockupGroupId === null ? {} : { mockup_group_id: mockupGroupId };
  const garment: Record<string, number> = {
    ...(frameId === null ? {} : { frame_id: frameId }),
    ...(colorId === null ? {} : { color_id: colorId }),
  };
  const line: Record<string, number> = cartLineId === null ? {} : { cart_line_id: cartLineId };
  return urlFor('product-id', { id: productId }, { ...design, ...side, ...garment, ...line });
}

function idIn(query: URLSearchParams, name: string): number | null {
  const value = query.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null;
}

import { isAble } from '#client/abilities/is-able.ts';
import { areCookiesKept } from '#client/session/are-cookies-kept.ts';
import { currentSession } from '#client/session/session.ts';
import { shopNow } from '#client/shop-clock.ts';
import { ApiError, errorText } from '#client/wire/api-error.ts';
import { DataServiceError, runQuery } from '#client/wire/run-query.ts';
import { errorMessage } from '#contract/errors/errors.ts';
import {
  insertProductCustoms,
  type SelectProductCustomQuery,
  selectCustomGuides,
  selectGraphics,
  selectProductCustom,
} from '#contract/graphql/calls.generated.ts';
import { graphicFilters } from '#contract/graphql/graphic-filters.ts';
import type { Where } from '#contract/graphql/inputs.ts';
import type { LineDesign } from '#contract/rest/cart.ts';
import type { SharedDesign } from '#contract/rest/shares.ts';
import { type CustomRow, type SavedDesign, savedFromRow } from '#rules/design/custom-design-rows.ts';
import type { Reach } from '#rules/search/pieces.ts';
import { lexiconOf, searchTerms } from '#rules/search/synonyms.ts';
import { cartApi, readLineDesign } from '#storefront/nouns/cart/cart-calls.ts';
import { showCartCount } from '#storefront/nouns/cart/cart-count.ts';
import { createCheckout } from '#storefront/nouns/checkout/checkout-calls.ts';
import { searchFilter } from '#storefront/nouns/search/search-filter.ts';
import { searchWordsQuery } from '#storefront/nouns/search/search-words.ts';
import type { PageWindow } from '#ui/list/use-pages.ts';
import { begin, begunOr } from './begun.ts';
import type {
  CartLineOutcome,
  CartLineRequest,
  CartRequest,
  EditorGraphic,
  EditorServices,
  GraphicFilter,
  SaveOutcome,
  SaveRequest,
} from './editor-data.ts';
import { selectBesideLayersQuery, selectRevisionQuery, selectTrayArtistsQuery, updateProductCustomQuery } from './operations.ts';

/** The production EditorServices: data service for designs and graphics, REST API for the cart. Browser only. */
export function shopServices(locale: string): EditorServices {
  return {
    loadGraphics,
    loadGraphicsById: (ids) => begunOr(graphicsKey(ids), () => loadGraphicsById(ids)),
    loadPictures: async (ids) => (await import('#storefront/nouns/own-picture/own-picture-calls.ts')).loadOwnPictures(ids),
    loadArtists: async () => (await runQuery(selectTrayArtistsQuery)).product_artists,
    loadGuides: async () => (await runQuery(selectCustomGuides)).management_custom_guides,
    save,
    isStale: async ({ customId, revision }) => {
      const { product_product_customs_by_pk: row } = await runQuery(selectRevisionQuery, { id: customId });
      return row === null || row.deleted_at !== null || row.revision !== revision;
    },
    buyNow: async (request) => {
      try {
        return { checkoutId: (await createCheckout({ source: 'BUY_NOW', lines: linesOf(request).lines })).id };
      } catch (error) {
        return { sentence: errorText(error, locale) || errorMessage('INTERNAL', locale) };
      }
    },
    addToCart: async (request) => {
      try {
        const { lines, design } = linesOf(request);
        showCartCount((await cartApi.add(lines, design)).line_count);
        return null;
      } catch (error) {
        return errorText(error, locale) || errorMessage('INTERNAL', locale);
      }
    },
    changeCartLine: (request) => changeCartLine(request, locale),
    isGuest: () => !currentSession().isSignedIn && areCookiesKept(),
    cartLinesOf: async (customId) => {
      const { lines } = await cartApi.read();
      return lines.filter((line) => line.product_custom_id === customId).map((line) => line.id);
    },
  };
}

function linesOf({ productId, design: { accepts, ...about }, chosen }: CartRequest) {
  const saved = 'product_custom_id' in about ? about : {};
  const lines = chosen.map((line) => ({ product_id: productId, accepts, ...saved, ...line }));
  return 'design' in about ? { lines, design: about.design } : { lines };
}

async function changeCartLine({ lineId, design, optionId }: CartLineRequest, locale: string): Promise<CartLineOutcome> {
  try {
    const change = { ...design, ...(optionId === undefined ? {} : { option_id: optionId }) };
    const { lines, line_count } = await cartApi.change(lineId, change);
    showCartCount(line_count);
    return { outcome: 'changed', customId: lines.find((line) => line.id === lineId)?.product_custom_id ?? null };
  } catch (error) {
    const sentence = errorText(error, locale) || errorMessage('INTERNAL', locale);
    if (!(error instanceof ApiError)) return { outcome: 'failed', sentence };
    if (error.code === 'CART_LINE_NOT_FOUND') return { outcome: 'gone' };
    return { outcome: error.field === 'option_id' ? 'size' : 'failed', sentence };
  }
}

/** Starts loading what the URL opens while the page hydrates; `openDesign` picks it up. */
export function beginOpening({ customId, graphicId }: { customId: number | null; graphicId: number | null }): void {
  if (customId !== null) begin(customKey(customId), () => loadCustom(customId));
  else if (graphicId !== null) begin(graphicsKey([graphicId]), () => loadGraphicsById([graphicId]));
}

const graphicsKey = (ids: readonly number[]) => `graphics ${ids.join()}`;
const customKey = (id: number) => `design ${id}`;

/** The saved design to open, from the early request or a new one; null if there is none. Throws DataServiceError. */
export function openCustom(id: number): ReturnType<typeof loadCustom> {
  return begunOr(customKey(id), () => loadCustom(id));
}

/** Reads a saved design the viewer may see; null if there is none. Throws DataServiceError. */
async function loadCustom(id: number) {
  const [{ product_product_customs_by_pk: row }, beside] = await Promise.all([
    runQuery(selectProductCustom, { id }),
    runQuery(selectBesideLayersQuery, { id }),
  ]);
  if (!row || row.deleted_at !== null) return null;
  const editing = new Map(beside.product_product_custom_layers.map((layer) => [layer.key, layer.editing]));
  const sides = row.custom_mockups.map((side) => ({
    ...side,
    layers: side.layers.map((layer) => ({ ...layer, editing: editing.get(layer.key) ?? null })),
    texts: beside.product_product_custom_texts.filter((text) => text.custom_mockup_id === side.id),
    pictures: beside.product_product_custom_pictures.filter((picture) => picture.custom_mockup_id === side.id),
  }));
  return { ...row, custom_mockups: sides };
}

/** A design that is only in a guest's cart; null if the line is gone. Throws ApiError. */
export async function loadLineDesign(lineId: number): Promise<LineDesign | null> {
  try {
    return await readLineDesign(lineId);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CART_LINE_NOT_FOUND') return null;
    throw error;
  }
}

/** A shared design; null if the link no longer exists. Throws ApiError. */
export async function loadShared(code: string): Promise<SharedDesign | null> {
  const { shareApi } = await import('#storefront/nouns/share/share-calls.ts');
  try {
    return await shareApi.read(code);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SHARE_NOT_FOUND') return null;
    throw error;
  }
}

/** Converts a data service design to the rules' type. A design whose option is gone cannot be opened. */
export function customRow(row: NonNullable<SelectProductCustomQuery['product_product_customs_by_pk']>): CustomRow | null {
  return row.option && { ...row, option: row.option };
}

async function loadGraphics(filter: GraphicFilter, window: PageWindow): Promise<EditorGraphic[]> {
  const { userId } = currentSession();
  // Visitors have no likes.
  if (filter.likedOnly && userId === null) return [];
  const filters = graphicFilters(filter.likedOnly && userId !== null ? { likedBy: userId } : {});
  const words = filter.search.trim();
  if (words === '') return loadWhere(filters, window, filter.artistId);
  const known = await runQuery(searchWordsQuery);
  const lexicon = lexiconOf(known.management_search_synonyms, known.product_categories);
  const reaching = (reach: Reach) => [...filters, { search: searchFilter(searchTerms(words, lexicon), reach) }];
  const [whole] = await loadWhere(reaching('whole'), { limit: 1, offset: 0 }, filter.artistId);
  return loadWhere(reaching(whole ? 'whole' : 'begun'), window, filter.artistId);
}

function loadGraphicsById(ids: readonly number[]): Promise<EditorGraphic[]> {
  return loadWhere([{ id: { _in: [...ids] } }], { limit: Math.max(1, ids.length), offset: 0 });
}

async function loadWhere(filters: Where<'product_graphics'>[], window: PageWindow, artistId: number | null = null) {
  // The tray shows no count, and counting a million graphics takes longer than reading twenty.
  const variables = { filters, is_counted: false, ...window, ...(artistId === null ? {} : { artist_id: artistId }) };
  const { product_graphics } = await runQuery(selectGraphics, variables);
  return product_graphics.flatMap(({ artist, ...graphic }) => (artist ? [{ ...graphic, artist }] : []));
}

async function save(request: SaveRequest): Promise<SaveOutcome> {
  if (!(await isAble('design.save'))) return { outcome: 'login-required' };
  try {
    const id = request.saved ? await update(request, request.saved) : await insert(request);
    const row = id === null ? null : await loadCustom(id);
    const saved = row && customRow(row);
    if (saved) return { outcome: 'saved', saved: savedFromRow(saved) };
    // Deleted in another tab.
    return { outcome: request.saved && row === null ? 'conflict' : 'failed' };
  } catch (error) {
    if (!(error instanceof DataServiceError)) return { outcome: 'failed' };
    if (error.code === 'invalid-jwt' || !currentSession().isSignedIn) return { outcome: 'login-required' };
    console.error(error);
    // The row's policy rejects placing or moving a graphic that is no longer visible.
    if (error.code === 'permission-error') return { outcome: 'unavailable' };
    return { outcome: error.message.includes('changed elsewhere') ? 'conflict' : 'failed' };
  }
}

async function insert({ productId, optionId, name, parentCode, plan }: SaveRequest): Promise<number | null> {
  const sides = plan.newSides.map(({ mockupGroupId, layers, texts, pictures }) => ({
    mockup_group_id: mockupGroupId,
    layers: { data: layers },
    texts: { data: texts },
    pictures: { data: pictures },
  }));
  const parent = parentCode === null ? {} : { parent_code: parentCode };
  const object = { product_id: productId, option_id: optionId, type: 'USER', name, ...parent, custom_mockups: { data: sides } };
  const { insert_product_product_customs: made } = await runQuery(insertProductCustoms, { objects: [object] });
  return made?.returning[0]?.id ?? null;
}

async function update({ optionId, plan }: SaveRequest, saved: SavedDesign): Promise<number | null> {
  const custom = { product_custom_id: saved.customId };
  const { update_product_product_customs_by_pk: changed } = await runQuery(updateProductCustomQuery, {
    id: saved.customId,
    revision: saved.revision + 1,
    option_id: optionId,
    deleted_at: shopNow().toISOString(),
    removed_mockup_ids: plan.removedMockupIds,
    removed_layer_ids: plan.removedLayerIds,
    removed_text_ids: plan.removedTextIds,
    removed_picture_ids: plan.removedPictureIds,
    new_sides: plan.newSides.map((side) => ({
      ...custom,
      mockup_group_id: side.mockupGroupId,
      layers: { data: side.layers.map((layer) => ({ ...custom, ...layer })), on_conflict: layerByKey },
      texts: { data: side.texts.map((text) => ({ ...custom, ...text })), on_conflict: textByKey },
      pictures: { data: side.pictures.map((picture) => ({ ...custom, ...picture })), on_conflict: pictureByKey },
    })),
    layers: plan.layers.map((layer) => ({ ...custom, ...layer })),
    texts: plan.texts.map((text) => ({ ...custom, ...text })),
    pictures: plan.pictures.map((picture) => ({ ...custom, ...picture })),
    logs: plan.removedLayerIds.map((id) => ({ type: 'DELETE', target: 'product.product_custom_layers', description: String(id) })),
  });
  return changed?.id ?? null;
}

/** Reuses what was stored before, e.g. on the garment that undo restored. */
const placed = [
  'custom_mockup_id',
  'x_coordinate',
  'y_coordinate',
  'width',
  'height',
  'rotation',
  'z_index',
  'editing',
  'deleted_at',
] as const;
const layerByKey = { constraint: 'product_custom_layers_key', update_columns: placed } as const;
const textByKey = { constraint: 'product_custom_texts_key', update_columns: ['text', ...placed] } as const;
const pictureByKey = { constraint: 'product_custom_pictures_key', update_columns: ['picture_id', ...placed] } as const;

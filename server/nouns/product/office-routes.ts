import { z } from 'zod';
import { draftPreview } from '#contract/home/draft-preview.ts';
import { bulkChangeBody, bulkResults, productBody, productDetail, productPreviewBody } from '#contract/rest/admin/catalogue/products.ts';
import { editOf, savedEdit } from '#contract/rest/admin/edits.ts';
import { id } from '#contract/rest/values.ts';
import { openDraftPreview } from '#server/nouns/content/open-draft-preview.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { route, routes } from '#server/rest/route.ts';
import { changeProducts } from './change-products.ts';
import { readProduct } from './read-product.ts';
import { readProductFigures } from './read-product-figures.ts';
import { addProduct, copyProduct, deleteProduct, editProduct } from './save-product.ts';
import { missingOf } from './write-product.ts';

const permission = 'product.manage';

/** A product with five hundred options, and the base it was edited from. */
const bodyLimit = 1_000_000;

const made = z.object({ id });

/** Product maintenance; lists read products through the data service. */
export const productOfficeRoutes = routes('back office: catalogue', [
  route(
    'GET /admin/products/:id',
    'A product as its form has it, and what it still needs to be sold',
    { permission, reply: productDetail },
    async ({ db, params }) => {
      const product = orProblem(await readProduct(db, params.id));
      const missing = await missingOf(db, params.id, product);
      return { product, ...(await readProductFigures(db, params.id)), missing: [...missing] };
    },
  ),
  route(
    'POST /admin/products',
    'Make a product',
    { permission, isIdempotent: true, storesResult: true, bodyLimit, body: productBody, made },
    ({ shop, body }) => addProduct(shop, body),
  ),
  route(
    'PUT /admin/products/:id',
    'Write a product anew, together with what others changed meanwhile',
    { permission, bodyLimit, body: editOf(productBody), reply: savedEdit(productBody) },
    ({ shop, params, body }) => editProduct(shop, params.id, body),
  ),
  route(
    'POST /admin/products/previews',
    'See what stands in a form as shoppers would',
    { permission, bodyLimit, body: productPreviewBody, made: draftPreview },
    ({ shop, userId, body: about }) => openDraftPreview(shop, userId, { kind: 'products', about }),
  ),
  route(
    'PATCH /admin/products',
    'One change to many products',
    { permission, body: bulkChangeBody, reply: bulkResults },
    async ({ shop, body }) => ({ results: await changeProducts(shop, body) }),
  ),
  route(
    'POST /admin/products/:id/copies',
    'Make another product like this one',
    { permission, isIdempotent: true, storesResult: true, made },
    ({ shop, params }) => copyProduct(shop, params.id),
  ),
  route('DELETE /admin/products/:id', 'Take a product out of the catalogue', { permission, reply: made }, ({ shop, params }) =>
    deleteProduct(shop, params.id),
  ),
]);

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { draftPreview } from '#contract/home/draft-preview.ts';
import { bulkChange, bulkResults, productBody, productDetail, productPreviewBody } from '#contract/rest/admin/catalogue/products.ts';
import { editOf, savedEdit } from '#contract/rest/admin/edits.ts';
import { id, idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { openDraftPreview } from '#server/nouns/content/open-draft-preview.ts';
import { orProblem } from '#server/plugins/problems.ts';
import { memberOf } from '#server/rest/member-of.ts';
import type { Shop } from '#server/shop.ts';
import { changeProducts } from './change-products.ts';
import { readProduct } from './read-product.ts';
import { readProductFigures } from './read-product-figures.ts';
import { addProduct, copyProduct, deleteProduct, editProduct } from './save-product.ts';
import { missingOf } from './write-product.ts';

const tags = ['back office: catalogue'];
const config = { permission: 'product.manage' } as const;
/** A product with five hundred options, and the base it was edited from. */
const bodyLimit = 1_000_000;
const made = z.object({ id });

/** Product maintenance; lists read products through the data service. */
export async function adminProductsRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const { service } = shop.database;

  typed.get(
    '/admin/products/:id',
    {
      config,
      schema: {
        tags,
        summary: 'A product as its form has it, and what it still needs to be sold',
        params: idParams,
        response: { 200: productDetail, '4xx': problem },
      },
    },
    async (request) => {
      const product = orProblem(await readProduct(service, request.params.id));
      const missing = await missingOf(service, request.params.id, product);
      return { product, ...(await readProductFigures(service, request.params.id)), missing: [...missing] };
    },
  );

  typed.post(
    '/admin/products',
    {
      bodyLimit,
      config: { ...config, isIdempotent: true, storesResult: true },
      schema: { tags, summary: 'Make a product', headers: idempotencyHeaders, body: productBody, response: { 201: made, '4xx': problem } },
    },
    async (request, reply) => reply.code(201).send(orProblem(await addProduct(shop, request.body))),
  );

  typed.put(
    '/admin/products/:id',
    {
      bodyLimit,
      config,
      schema: {
        tags,
        summary: 'Write a product anew, together with what others changed meanwhile',
        params: idParams,
        body: editOf(productBody),
        response: { 200: savedEdit(productBody), '4xx': problem },
      },
    },
    async (request) => orProblem(await editProduct(shop, request.params.id, request.body)),
  );

  typed.post(
    '/admin/products/previews',
    {
      bodyLimit,
      config,
      schema: {
        tags,
        summary: 'See what stands in a form as shoppers would',
        body: productPreviewBody,
        response: { 201: draftPreview, '4xx': problem },
      },
    },
    async (request, reply) => {
      const drafted = { kind: 'products', about: request.body } as const;
      return reply.code(201).send(orProblem(await openDraftPreview(shop, memberOf(request), drafted)));
    },
  );

  typed.patch(
    '/admin/products',
    {
      config,
      schema: { tags, summary: 'One change to many products', body: bulkChange, response: { 200: bulkResults, '4xx': problem } },
    },
    async (request) => ({ results: await changeProducts(shop, request.body) }),
  );

  typed.post(
    '/admin/products/:id/copies',
    {
      config: { ...config, isIdempotent: true, storesResult: true },
      schema: {
        tags,
        summary: 'Make another product like this one',
        headers: idempotencyHeaders,
        params: idParams,
        response: { 201: made, '4xx': problem },
      },
    },
    async (request, reply) => reply.code(201).send(orProblem(await copyProduct(shop, request.params.id))),
  );

  typed.delete(
    '/admin/products/:id',
    {
      config,
      schema: { tags, summary: 'Take a product out of the catalogue', params: idParams, response: { 200: made, '4xx': problem } },
    },
    async (request) => orProblem(await deleteProduct(shop, request.params.id)),
  );
}

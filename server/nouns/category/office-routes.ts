import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { categoryBody, categoryMove, newCategory } from '#contract/rest/admin/catalogue/categories.ts';
import { editOf, savedEdit } from '#contract/rest/admin/edits.ts';
import { id, idempotencyHeaders, idParams, problem } from '#contract/rest/values.ts';
import { orProblem } from '#server/plugins/problems.ts';
import type { Shop } from '#server/shop.ts';
import { addCategory, deleteCategory, editCategory, moveCategory } from './save-category.ts';

const tags = ['back office: catalogue'];
const config = { permission: 'category.manage' } as const;
const reply = z.object({ id });

/** The category tree; it is read through the data service. */
export async function adminCategoriesRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>();

  typed.post(
    '/admin/categories',
    {
      config: { ...config, isIdempotent: true, storesResult: true },
      schema: {
        tags,
        summary: 'Make a category',
        headers: idempotencyHeaders,
        body: newCategory,
        response: { 201: reply, '4xx': problem },
      },
    },
    async (request, answer) => answer.code(201).send(orProblem(await addCategory(shop, request.body))),
  );

  typed.put(
    '/admin/categories/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Write a category anew, together with what others changed meanwhile',
        params: idParams,
        body: editOf(categoryBody),
        response: { 200: savedEdit(categoryBody), '4xx': problem },
      },
    },
    async (request) => orProblem(await editCategory(shop, request.params.id, request.body)),
  );

  typed.post(
    '/admin/categories/:id/moves',
    {
      config,
      schema: {
        tags,
        summary: 'Move a category within the tree',
        params: idParams,
        body: categoryMove,
        response: { 200: reply, '4xx': problem },
      },
    },
    async (request) => orProblem(await moveCategory(shop, request.params.id, request.body)),
  );

  typed.delete(
    '/admin/categories/:id',
    {
      config,
      schema: { tags, summary: 'Take an empty category out of the tree', params: idParams, response: { 200: reply, '4xx': problem } },
    },
    async (request) => orProblem(await deleteCategory(shop, request.params.id)),
  );
}

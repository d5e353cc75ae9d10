import { z } from 'zod';
import { brandBody } from '#contract/rest/admin/catalogue/brands.ts';
import { editOf, savedEdit } from '#contract/rest/admin/edits.ts';
import { id } from '#contract/rest/values.ts';
import { route, routes } from '#server/rest/route.ts';
import { addBrand, editBrand } from './save-brand.ts';

const permission = 'brand.manage';

/** Brands; lists and forms read them through the data service. */
export const brandOfficeRoutes = routes('back office: catalogue', [
  route(
    'POST /admin/brands',
    'Make a brand',
    { permission, isIdempotent: true, storesResult: true, body: brandBody, made: z.object({ id }) },
    ({ shop, body }) => addBrand(shop, body),
  ),
  route(
    'PUT /admin/brands/:id',
    'Write a brand anew, together with what others changed meanwhile',
    { permission, body: editOf(brandBody), reply: savedEdit(brandBody) },
    ({ shop, params, body }) => editBrand(shop, params.id, body),
  ),
]);

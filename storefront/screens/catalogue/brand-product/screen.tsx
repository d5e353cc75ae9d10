import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { urlFor } from '#contract/routes.ts';
import { bridgeOf } from '#storefront/frame/load-context.ts';
import { selectProductByCodeQuery } from './operations.ts';

/** /brand/{id}/product/{code} redirects to the product's page, keeping the query. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { query } = bridgeOf(context);
  const brandId = Number(params.id);
  if (!Number.isSafeInteger(brandId) || brandId <= 0 || !params.code) throw data(null, { status: 404 });
  const { product_products } = await query(selectProductByCodeQuery, { brand_id: brandId, code: params.code });
  const [product] = product_products;
  if (!product) throw data(null, { status: 404 });
  return redirect(urlFor('product-id', { id: product.id }) + new URL(request.url).search);
}

/** Renders nothing: the loader always redirects. */
export default function BrandProductScreen() {
  return null;
}

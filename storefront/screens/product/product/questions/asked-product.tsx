import { Name } from '#client/locale/name.tsx';
import { Picture } from '#ui/picture.tsx';
import type { ProductPage } from '../product-data.ts';

/** The product, at the top of the inquiry form. */
export function AskedProduct({ product }: { product: ProductPage }) {
  return (
    <div className="mb-5 flex items-center gap-3">
      <Picture src={product.image_src} size={64} alt="" className="size-14 shrink-0 rounded-tile bg-tile object-cover" />
      <p className="min-w-0">
        <span className="block text-13 font-semibold">
          <Name of={product.brand?.name} />
        </span>
        <span className="block truncate text-15">
          <Name of={product.name} />
        </span>
      </p>
    </div>
  );
}

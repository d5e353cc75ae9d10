import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ProductTile, type TileProduct } from './product-tile.tsx';

const product: TileProduct = {
  ...{ name: 'Mug', brandName: 'Gyeol', image_src: null, stock_count: 1 },
  ...{ price: 15_000, promotion_price: 15_000, origin_price: 20_000, sale_rate: 24.6 },
};

function show(change: Partial<TileProduct>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ProductTile
        product={{ ...product, ...change }}
        href="/product/1"
        locale="en"
        texts={{ soldOut: 'Sold out', discount: 'Discount', origin: 'Original price' }}
      />
    </MemoryRouter>,
  );
}

test('a product with a stock of 0 or less says sold out over its picture (specification 4)', () => {
  expect(show({ stock_count: 1 })).not.toContain('Sold out');
  for (const stock_count of [0, -1]) expect(show({ stock_count })).toContain('>Sold out<');
});

test('the discount shows above 0 only, beside the price and the struck origin price (specification 9)', () => {
  const reduced = show({});
  expect(reduced).toContain('25%');
  expect(reduced).toMatch(/<del[^>]*>.*₩20,000<\/del>/);
  const plain = show({ sale_rate: 0 });
  expect(plain).not.toContain('%</span>');
  expect(plain).not.toContain('<del');
  expect(plain).toContain('₩15,000');
});

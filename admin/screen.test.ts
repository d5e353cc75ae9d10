import { Shirt } from 'lucide-react';
import { expect, it } from 'vitest';
import { eachScreen } from './screen.ts';

it('a screen below another one takes its permission and, without an own title, its title, and is in no menu', () => {
  const load = async () => () => null;
  const shared = { permission: 'product.manage' } as const;
  const below = [
    { path: '/new', title: 'New product', load },
    { path: '/:id', load },
  ];
  expect(
    eachScreen({ ...shared, path: '/products', title: 'Products', group: 'products', icon: Shirt, words: 'goods', load, below }),
  ).toEqual([
    { ...shared, path: '/products', title: 'Products', group: 'products', icon: Shirt, words: 'goods', load },
    { ...shared, path: '/products/new', title: 'New product', group: null, load },
    { ...shared, path: '/products/:id', title: 'Products', group: null, load },
  ]);
});

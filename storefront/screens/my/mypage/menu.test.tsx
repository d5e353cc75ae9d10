import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#client/locale/locale-context.tsx';
import { urlFor } from '#contract/routes.ts';
import { packed } from '#storefront/frame/packed.ts';
import { Menu } from './menu.tsx';

const shown = (hasWallets: boolean) =>
  renderToStaticMarkup(
    <LocaleProvider locale="ko">
      <RouterProvider
        router={createMemoryRouter([{ id: 'root', path: '/', element: <Menu /> }], {
          hydrationData: { loaderData: { root: packed({ hasWallets }) } },
        })}
      />
    </LocaleProvider>,
  );

test('the menu has a wallet link if the shop has wallets, and none if it has not', () => {
  const leads = (hasWallets: boolean) => shown(hasWallets).includes(`href="${urlFor('mypage-wallet-connect')}"`);
  expect([leads(true), leads(false)]).toEqual([true, false]);
});

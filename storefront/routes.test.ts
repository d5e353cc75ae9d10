import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routeScreens } from './routes.ts';

const screens = join(import.meta.dirname, 'screens');

test('every route has a screen, and every screen a route', () => {
  const named = Object.values(routeScreens);
  expect(named.filter((screen) => !existsSync(join(screens, screen, 'screen.tsx')))).toEqual([]);
  const standing = globSync('*/*/screen.tsx', { cwd: screens }).map((file) => file.replace(/.screen.tsx$/, '').replaceAll('\\', '/'));
  expect(standing.filter((screen) => !named.some((name) => name === screen)).toSorted()).toEqual(['home/catch-all', 'home/root-redirect']);
});

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { routes as shopRoutes } from '#contract/routes.ts';

/**
 * Every route of contract/routes.ts with its screen: screens/<folder>/screen.tsx, or the page that says the screen is being made.
 * The route's id is its name, so that the layout finds its facts.
 */
const named = Object.entries(shopRoutes).map(([name, { path, folder }]) => route(path.slice(1), screenFile(folder), { id: name }));

const routes: RouteConfig = [
  index('screens/root-redirect/screen.tsx'),
  ...named,
  route('*', 'screens/catch-all/screen.tsx', { id: 'catch-all' }),
];
export default routes;

function screenFile(folder: string): string {
  const file = `screens/${folder}/screen.tsx`;
  return existsSync(join(import.meta.dirname, file)) ? file : 'screens/later/screen.tsx';
}

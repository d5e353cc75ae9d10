import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { routes as shopRoutes } from '#contract/routes.ts';

/**
 * Every route of contract/routes.ts with its screen: screens/<area>/<screen>/screen.tsx, or the page that says the screen comes later.
 * The route's id is its name, so that the layout finds its facts.
 */
const named = Object.entries(shopRoutes).map(([name, { path, screen }]) => route(path.slice(1), screenFile(screen), { id: name }));

const routes: RouteConfig = [
  index('screens/home/root-redirect/screen.tsx'),
  ...named,
  route('*', 'screens/home/catch-all/screen.tsx', { id: 'catch-all' }),
];
export default routes;

function screenFile(screen: string): string {
  return `screens/${screen === 'later' ? 'home/later' : screen}/screen.tsx`;
}

import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { routeScreens } from '#contract/route-screens.ts';
import { type RouteName, routes as shopRoutes } from '#contract/routes.ts';

/**
 * Every route of contract/routes.ts with its screen: screens/<area>/<screen>/screen.tsx.
 * The route's id is its name, so that the layout finds its facts.
 */
const named = (Object.keys(shopRoutes) as RouteName[]).map((name) =>
  route(shopRoutes[name].path.slice(1), `screens/${routeScreens[name]}/screen.tsx`, { id: name }),
);

const routes: RouteConfig = [
  index('screens/home/root-redirect/screen.tsx'),
  ...named,
  route('*', 'screens/home/catch-all/screen.tsx', { id: 'catch-all' }),
];
export default routes;

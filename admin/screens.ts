import { eachScreen, type MenuGroup, type Screen, type ScreensOfGroup, type ScreenWithBelow } from './screen.ts';
import { contentScreens } from './screen-groups/content.ts';
import { moneyScreens } from './screen-groups/money.ts';
import { ordersScreens } from './screen-groups/orders.ts';
import { ownScreens } from './screen-groups/own.ts';
import { peopleScreens } from './screen-groups/people.ts';
import { productsScreens } from './screen-groups/products.ts';
import { settingsScreens } from './screen-groups/settings.ts';

/** Every screen, once: source of routes, menu, palette and permissions. Users start at the first one they may see. */
export const screens: readonly Screen[] = [
  ...inGroup('orders', ordersScreens),
  ...inGroup('money', moneyScreens),
  ...inGroup('people', peopleScreens),
  ...inGroup('products', productsScreens),
  ...inGroup('content', contentScreens),
  ...inGroup('own', ownScreens),
  ...inGroup('settings', settingsScreens),
].flatMap(eachScreen);

function inGroup(group: MenuGroup, own: ScreensOfGroup): ScreenWithBelow[] {
  return own.map((screen) => ({ group, ...screen }));
}

import { eachScreen, type Screen } from './screen.ts';
import { contentScreens } from './screen-groups/content.ts';
import { moneyScreens } from './screen-groups/money.ts';
import { ordersScreens } from './screen-groups/orders.ts';
import { ownScreens } from './screen-groups/own.ts';
import { peopleScreens } from './screen-groups/people.ts';
import { productsScreens } from './screen-groups/products.ts';
import { settingsScreens } from './screen-groups/settings.ts';

/** Every screen, once: source of routes, menu, palette and permissions. Users start at the first one they may see. */
export const screens: readonly Screen[] = [
  ...ordersScreens,
  ...moneyScreens,
  ...peopleScreens,
  ...productsScreens,
  ...contentScreens,
  ...ownScreens,
  ...settingsScreens,
].flatMap(eachScreen);

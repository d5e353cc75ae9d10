import type { Database } from '#db/open.ts';
import type { Config } from './config.ts';
import { type Gateways, openGateways } from './gateways/gateways.ts';
import type { SandboxClock } from './sandbox-clock.ts';

/** The parts of a shop. The clock is one of them so that tests can move time. */
export interface ShopParts {
  config: Config;
  database: Database;
  clock: () => Date;
  /** A demonstration's movable clock; a live shop has none. */
  sandbox?: SandboxClock;
}

/** Passed to every service, command and job. */
export interface Shop extends ShopParts {
  /** The gateways to all outside services, created once from the configuration. */
  gateways: Gateways;
}

/** Creates the gateways to outside services; sends no requests yet. */
export function openShop(parts: ShopParts): Shop {
  return { ...parts, gateways: openGateways(parts.config) };
}

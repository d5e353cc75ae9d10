import type { Database } from '#db/open.ts';
import type { Config } from './config.ts';
import { type Gateways, openGateways } from './gateways/gateways.ts';
import type { SandboxClock } from './sandbox/sandbox-clock.ts';

/** What a shop is opened from. The clock is a part like any other, so that tests can move time. */
export interface ShopParts {
  config: Config;
  database: Database;
  clock: () => Date;
  /** A demonstration's clock, which can be moved; a live shop has none. */
  sandbox?: SandboxClock;
}

/** What every service, command and job is given. */
export interface Shop extends ShopParts {
  /** The ways to every party outside, made once from the configuration. */
  gateways: Gateways;
}

/** Creates the gateways to outside services; sends no request yet. */
export function openShop(parts: ShopParts): Shop {
  return { ...parts, gateways: openGateways(parts.config) };
}

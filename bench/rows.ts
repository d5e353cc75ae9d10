import { calibration } from './calibration.ts';
import { desk } from './desk.ts';
import { editorOnAPhone } from './editor.ts';
import { flowStatements } from './flow-statements.ts';
import { largeTables } from './large-tables.ts';
import { lighthouseScores } from './lighthouse.ts';
import { againstLimit } from './limit.ts';
import { bytesOfMain, cachedPage, dataService } from './measure.ts';
import { orderFlow } from './order-flow.ts';
import { pageFlood } from './page-flood.ts';
import type { Row } from './row.ts';
import { growth } from './scale/growth.ts';
import { machines } from './scale/machines.ts';
import { serverPicture } from './server-picture.ts';
import type { ShopUnderTest } from './shop-under-test.ts';
import { cloneToOpen, startAndIdle } from './start-time.ts';

/** Shops for the parts of the bench; each is opened by the first part that needs it. */
export interface Shops {
  /** 10,000 graphics. */
  small(): Promise<ShopUnderTest>;
  /** 1,000,000 graphics. */
  large(): Promise<ShopUnderTest>;
}

/** The parts of the bench, in the order of docs/benchmarks.md; `npm run bench -- NAME ...` runs only the named ones. */
export const parts: Readonly<Record<string, (shops: Shops) => Promise<Row[]>>> = {
  calibration: async ({ small }) => [await calibration(await small())],
  data: async ({ small }) => dataService(await small()),
  limit: async ({ small }) => againstLimit(await small()),
  flow: async ({ small }) => [await orderFlow(await small()), await flowStatements()],
  page: async ({ small }) => cachedPage(await small()),
  flood: async ({ small }) => pageFlood(await small()),
  bytes: async ({ small }) => bytesOfMain(await small()),
  tables: async ({ small, large }) => largeTables(await small(), await large()),
  growth,
  machines,
  admin: desk,
  picture: async () => [await serverPicture()],
  start: startAndIdle,
  clone: async () => [await cloneToOpen()],
  editor: editorOnAPhone,
  lighthouse: lighthouseScores,
};

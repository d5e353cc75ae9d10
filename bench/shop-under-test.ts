import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '#db/free-port.ts';

interface Ready {
  /** URL of its database, for what counts there. */
  database: string;
  /** The address of bench/limit.ts. */
  limitUrl: string;
  /** The address of the payment provider's stand-in, a process of its own. */
  providerUrl: string;
  /** Members who buy: their tokens and ids. The first has thousands of likes and orders. */
  tokens: string[];
  userIds: string[];
  /** The same members as staff. */
  staffTokens: string[];
  /** One option of each product that does not sell out. */
  choices: { option: number; product: number }[];
}

/** What was used so far: CPU of all threads of the process and of its PostgreSQL (Linux only), in ms, and blocks that it read, from memory or disk. */
export interface Used {
  cpu: number;
  postgres: number;
  blocks: number;
}

/** The shop in a separate process, so that the load generator does not share its event loop. */
export interface ShopUnderTest extends Ready {
  url: string;
  used(): Promise<Used>;
  end(): Promise<void>;
}

/** A shop with this many graphics and orders of other people; `folder` keeps its database for the next run. */
export async function startShop(graphics: number, folder?: string, orders = 0): Promise<ShopUnderTest> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'shop-process.ts'), [String(graphics), String(port), folder ?? '', String(orders)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ready = await answer<Ready>(child);
  return {
    ...ready,
    url: `http://127.0.0.1:${port}`,
    used() {
      child.send('used');
      return answer(child);
    },
    end() {
      const ended = new Promise<void>((done) => child.once('exit', () => done()));
      child.send('end');
      return ended;
    },
  };
}

function answer<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((done, fail) => {
    const onExit = (code: number | null) => fail(new Error(`the shop under test ended with ${code}`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      done(message as Message);
    });
  });
}

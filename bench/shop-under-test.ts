import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '#db/free-port.ts';

/** The shop in a process of its own, so that the load generator does not share its event loop. */
export interface ShopUnderTest {
  url: string;
  tokens: string[];
  userIds: string[];
  option: number;
  product: number;
  memory(): Promise<number>;
  end(): Promise<void>;
}

export async function startShop(graphics: number): Promise<ShopUnderTest> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'shop-process.ts'), [String(graphics), String(port)], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ready = await answer<{ tokens: string[]; userIds: string[]; option: number; product: number }>(child);
  return {
    ...ready,
    url: `http://127.0.0.1:${port}`,
    async memory() {
      child.send('memory');
      return (await answer<{ rss: number }>(child)).rss;
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

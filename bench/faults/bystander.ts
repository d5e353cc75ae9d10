// A minimal server in a separate process that sends one small page from memory. Its slowdown during an attack is the machine's: PostgreSQL,
// shop and attackers share its cores. It is reported beside the shop's figure, not instead of it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { launch } from './launcher.ts';

export interface Bystander {
  url: string;
  stop(): void;
}

/** Approximate size of a cached page over the wire. */
const pageBytes = 20_000;
const file = fileURLToPath(import.meta.url);

/** Starts the minimal server. */
export async function startBystander(): Promise<Bystander> {
  const server = await launch({ file });
  return { url: `http://localhost:${await server.said}/`, stop: () => server.kill('SIGTERM') };
}

if (process.argv[1] === file) {
  const body = Buffer.alloc(pageBytes, 'a');
  const server = createServer((_request, reply) => reply.end(body));
  server.listen(0, 'localhost', () => process.send?.((server.address() as AddressInfo).port));
  process.once('disconnect', () => process.exit());
}

// A bare server in a process of its own that sends one small page from memory. What it takes longer while the shop is attacked is the
// machine's doing: PostgreSQL, shop and what is left to the attackers share its cores. It stands beside the shop's figure, not in its place.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { launch } from './launcher.ts';

export interface Bystander {
  url: string;
  stop(): void;
}

/** About what a kept page weighs over the wire. */
const pageBytes = 20_000;
const file = fileURLToPath(import.meta.url);

/** Starts the bare server. */
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

import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  url: string;
  /** Stops sending requests to this target. */
  leaveOut(index: number): void;
  close(): Promise<void>;
}

/** A proxy that sends each request to the next target, whoever the client is: the hardest case for what processes must share. */
export async function roundRobin(targets: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const left = [...targets];
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const target = left[turn++ % left.length];
    if (target === undefined) answer.writeHead(502).end();
    else pass(target, agent, incoming, answer);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    leaveOut(index) {
      const at = left.indexOf(targets[index] ?? '');
      if (at >= 0) left.splice(at, 1);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      agent.destroy();
    },
  };
}

function pass(target: string, agent: Agent, incoming: IncomingMessage, answer: ServerResponse): void {
  const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
  const outgoing = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers, agent }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  outgoing.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

// The payment provider's stand-in in a process of its own, so that the CPU of an order flow is the shop's alone. Its parent
// (bench/shop-process.ts) ends it.
import fastify from 'fastify';
import { standInPath } from '#contract/stand-in-paths.ts';
import { readConfig } from '#server/config.ts';
import { portOneStandIn } from '#stand-ins/payment/stand-in.ts';

const [dataDir = '', shopPort = '', port = ''] = process.argv.slice(2);
const app = fastify();
const config = readConfig({ DATA_DIR: dataDir, PORT: shopPort, LOG_LEVEL: 'error', SERVICES: 'rest' });
await app.register(portOneStandIn, { prefix: standInPath, config, clock: () => new Date() });
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
process.once('disconnect', () => process.exit());

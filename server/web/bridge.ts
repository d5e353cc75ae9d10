import type { FastifyInstance } from 'fastify';
import type { Operation, ShopBridge } from '#contract/shop-bridge.ts';
import { databaseFault } from '#db/faults.ts';
import type { Locale } from '#rules/locale.ts';
import { type Config, publicConfig } from '../config.ts';
import { sanitizeHtml } from './trusted-html.ts';

/** Opens the bridge that loaders get. Its data service is the one in this process, asked without a token: as a visitor. */
export function bridgeFor(app: FastifyInstance, config: Config, locale: Locale): ShopBridge {
  return { locale, ...publicConfig(config), sanitizeHtml, query: (operation, variables) => queryAsVisitor(app, operation, variables) };
}

async function queryAsVisitor<Result, Variables>(
  app: FastifyInstance,
  operation: Operation<Result, Variables>,
  variables: Variables | undefined,
): Promise<Result> {
  if (!app.hasDecorator('data')) throw new Error('Pages need the data service in the same process. Add data to SERVICES.');
  const answer = await app.data.execute(operation, variables).catch((error: unknown) => {
    // A thrown response is the page of an error with that status.
    throw databaseFault(error) === null ? error : new Response(null, { status: 503 });
  });
  if ('errors' in answer) throw new Error(`data service: ${answer.errors.map(({ message }) => message).join('; ')}`);
  return answer.data;
}

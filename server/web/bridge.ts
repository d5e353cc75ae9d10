import type { FastifyInstance } from 'fastify';
import type { Operation, ShopBridge } from '#contract/shop-bridge.ts';
import type { Locale } from '#rules/locale.ts';
import { sanitizeHtml } from './trusted-html.ts';

interface Answer {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Opens the bridge that loaders get. Its data service is the one in this process, asked without a token: as a visitor. */
export function bridgeFor(app: FastifyInstance, publicUrl: string, locale: Locale): ShopBridge {
  return { locale, publicUrl, sanitizeHtml, query: (operation, variables) => queryAsVisitor(app, operation, variables) };
}

async function queryAsVisitor<Result, Variables>(
  app: FastifyInstance,
  operation: Operation<Result, Variables>,
  variables: Variables | undefined,
): Promise<Result> {
  const query = operation.toString();
  const response = await app.inject({
    method: 'POST',
    url: '/v1/graphql',
    payload: { query, variables, operationName: operationName(query) },
  });
  const answer = response.json<Answer>();
  const [error] = answer.errors ?? [];
  if (error || !answer.data) throw new Error(`data service: ${error?.message ?? response.statusCode} (${operationName(query)})`);
  return answer.data as Result;
}

function operationName(query: string): string | undefined {
  return /\b(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
}

import type { Permission } from '#rules/member/rights/permission.ts';

/** The responses of an operation in the OpenAPI document, by status or class of status. */
type Responses = Record<string, { content?: Record<string, object>; $ref?: string }>;

type Parameter = { in: string; required?: boolean };
type Operation = {
  security: object[];
  'x-permission': Permission;
  requestBody?: object;
  parameters?: Parameter[];
  responses: Responses;
};

/** A route as the document tells it. */
export type Route = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  isForMembers: boolean;
  permission: Permission;
  responses: Responses;
  /** The route has a body or a required query. */
  needsInput: boolean;
};

/** Every route of the OpenAPI document. */
export function routesOf(document: { paths: Record<string, Record<string, Operation>> }): Route[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => {
      const method = verb.toUpperCase() as Route['method'];
      return {
        name: `${method} ${path}`,
        method,
        path,
        isForMembers: operation.security.length > 0,
        permission: operation['x-permission'],
        responses: operation.responses,
        needsInput: 'requestBody' in operation || (operation.parameters ?? []).some((each) => each.in === 'query' && each.required),
      };
    }),
  );
}

/** The status and media type of a reply that its operation does not declare; null when it does. */
export function undeclaredOf(
  responses: Responses,
  { statusCode, headers }: { statusCode: number; headers: Record<string, unknown> },
): string | null {
  const declared = responses[statusCode] ?? responses[`${Math.floor(statusCode / 100)}XX`];
  const types = declared?.$ref ? ['application/problem+json'] : Object.keys(declared?.content ?? {});
  const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  const isDeclared = declared !== undefined && (type === '' ? statusCode < 400 : types.includes(type));
  return isDeclared ? null : `${statusCode} ${type}`;
}

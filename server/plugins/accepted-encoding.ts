import type { FastifyRequest } from 'fastify';

type Packing = 'br' | 'gzip';

/** Smallest first. */
const packings: readonly Packing[] = ['br', 'gzip'];

/** The first of the offered encodings that the client accepts. Needs @fastify/accepts (problems.ts). */
export function encodingFor(request: FastifyRequest, offered = packings): Packing | 'identity' {
  return offered.find((each) => request.encoding([each]) !== false) ?? 'identity';
}

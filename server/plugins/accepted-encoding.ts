import type { FastifyRequest } from 'fastify';

/** The smallest first. */
const encodings = ['br', 'gzip'] as const;

/** The smallest encoding that whoever asks takes. Needs @fastify/accepts (problems.ts). */
export function encodingFor(request: FastifyRequest): 'br' | 'gzip' | 'identity' {
  return encodings.find((each) => request.encoding([each]) !== false) ?? 'identity';
}

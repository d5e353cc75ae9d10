import type { FastifyReply } from 'fastify';
import { koreanTime } from '#rules/shop/korean-time.ts';

/** Sends a file for the browser to save. */
export function sendFile(reply: FastifyReply, type: string, name: string, content: unknown): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content);
}

/** The minute in Korea as digits, for the name of a file. */
export function minuteOf(at: Date): string {
  return koreanTime(at).slice(0, 16).replace(/\D/g, '');
}

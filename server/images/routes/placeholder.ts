import type { FastifyReply } from 'fastify';

/**
 * Replaces a missing picture: a hanger as a line drawing on the tile colour. Repeats colours of ui/tokens.css, because a file in <img>
 * cannot read the page's tokens.
 */
const placeholderSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">
<rect width="400" height="400" fill="#F4F3F0"/>
<g fill="none" stroke="#C9C5BC" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">
<path d="M176 158c0-14 10-24 24-24s24 10 24 24c0 12-8 18-16 23-6 4-8 8-8 15"/>
<path d="M200 196l-88 58c-8 5-4 16 5 16h166c9 0 13-11 5-16z"/>
</g>
</svg>
`;

const failures = {
  missing: { status: 404, seconds: 60 },
  unreadable: { status: 422, seconds: 60 },
  busy: { status: 503, seconds: 0 },
} as const;

/** A placeholder with the failure's status, cached briefly so that a repaired picture soon shows. */
export function sendFailure(reply: FastifyReply, failure: keyof typeof failures): FastifyReply {
  const { status, seconds } = failures[failure];
  if (status === 503) reply.header('retry-after', 5);
  return sendPlaceholder(reply, status, seconds);
}

/** Sends the placeholder as the body of a failure: browsers show it, programs read the status. */
export function sendPlaceholder(reply: FastifyReply, status: number, seconds: number): FastifyReply {
  return sendSvgHeaders(reply)
    .code(status)
    .header('cache-control', seconds === 0 ? 'no-store' : `public, max-age=${seconds}`)
    .send(placeholderSvg);
}

/**
 * An SVG can contain scripts. These headers keep it from running any when opened directly and deny it our origin; inside <img> browsers
 * never run them.
 */
export function sendSvgHeaders(reply: FastifyReply): FastifyReply {
  return reply
    .type('image/svg+xml')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox")
    .header('x-content-type-options', 'nosniff');
}

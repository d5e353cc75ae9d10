/** Where a demonstration shows what it would have sent. */
export const outboxPath = '/dev/outbox';

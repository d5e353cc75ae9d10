/** Where a demonstration shows the messages it would have sent. */
export const outboxPath = '/dev/outbox';

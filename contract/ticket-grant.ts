/** The grant of `POST /auth/token` that exchanges the ticket of a social sign-in, beside password and refresh token. */
export const ticketGrant = 'social_ticket';

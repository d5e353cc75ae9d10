/** The grant of `POST /auth/token` that exchanges a social sign-in's ticket, in addition to password and refresh token. */
export const ticketGrant = 'social_ticket';

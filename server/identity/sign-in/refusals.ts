import { errors } from 'oidc-provider';
import { withdrawnError } from '#contract/token-claims.ts';

/** The same wording for every cause, Keycloak's, so that callers cannot find out which IDs exist. */
export function invalidCredentials(): errors.OIDCProviderError {
  return described(400, 'invalid_grant', 'Invalid user credentials');
}

/** The correct password of a withdrawn member; the description is the time until which they may return, ISO 8601. */
export function memberWithdrawn(until: Date): errors.OIDCProviderError {
  return described(400, withdrawnError, until.toISOString());
}

/** Too many attempts; `retryAfterSeconds` is sent as Retry-After. */
export function tooManyAttempts(): errors.OIDCProviderError {
  return described(429, 'too_many_attempts', 'Too many attempts');
}

/** Too many hashes are waiting in this process. */
export function overloaded(): errors.OIDCProviderError {
  return described(503, 'temporarily_unavailable', 'Please try again later');
}

function described(status: number, error: string, description: string): errors.OIDCProviderError {
  const refusal = new errors.OIDCProviderError(status, error);
  refusal.error_description = description;
  refusal.expose = true;
  return refusal;
}

import { errors } from 'oidc-provider';
import { withdrawnError } from '#contract/claims.ts';

/** One wording for every cause, Keycloak's: whoever asks learns nothing about which IDs exist. */
export function invalidCredentials(): errors.OIDCProviderError {
  return described(400, 'invalid_grant', 'Invalid user credentials');
}

/** The right password of a member who withdrew; the description is the moment until which a return is possible, ISO 8601. */
export function memberWithdrawn(until: Date): errors.OIDCProviderError {
  return described(400, withdrawnError, until.toISOString());
}

/** Too many attempts; `retryAfterSeconds` goes into the Retry-After header. */
export function tooManyAttempts(): errors.OIDCProviderError {
  return described(429, 'too_many_attempts', 'Too many attempts');
}

/** More hashes are waiting than this process takes on. */
export function overloaded(): errors.OIDCProviderError {
  return described(503, 'temporarily_unavailable', 'Please try again later');
}

function described(status: number, error: string, description: string): errors.OIDCProviderError {
  const refusal = new errors.OIDCProviderError(status, error);
  refusal.error_description = description;
  refusal.expose = true;
  return refusal;
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { Adapter, AdapterPayload, Client, Provider } from 'oidc-provider';
import { isKeyGood } from '#rules/office/integration.ts';
import type { TokenTransactions } from '#server/identity/tokens/token-transactions.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The placeholder for a secret of which only the hash is known. */
const hashed = 'sha256:';

/** Keys of the API as clients that get tokens for themselves (RFC 6749, 4.4), by their id; one that ended or expired is unknown. */
export function findApiClient(transactions: TokenTransactions, clock: () => Date): Adapter['find'] {
  return async (id) => {
    if (!uuid.test(id)) return undefined;
    const key = await transactions.read((db) =>
      db
        .selectFrom('management.api_keys')
        .select(['secret_hash', 'scopes', 'expires_at', 'ended_at'])
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    if (key === undefined || !isKeyGood(key, clock())) return undefined;
    return {
      client_id: id,
      client_secret: `${hashed}${key.secret_hash}`,
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
      scope: key.scopes.join(' '),
    } as AdapterPayload;
  };
}

/** True for a client that is an API key. */
export function isApiClient({ grantTypes }: Pick<Client, 'grantTypes'>): boolean {
  return grantTypes?.includes('client_credentials') ?? false;
}

/** Lets the provider compare secrets of which only hashes are stored. */
export function compareHashedSecrets(provider: Provider): void {
  const { prototype } = provider.Client as unknown as { prototype: { clientSecret: string; compareClientSecret: Compare } };
  const compare = prototype.compareClientSecret;
  prototype.compareClientSecret = async function compareClientSecret(this: { clientSecret: string }, given: string) {
    if (!this.clientSecret.startsWith(hashed)) return compare.call(this, given);
    const known = Buffer.from(this.clientSecret.slice(hashed.length));
    const asked = Buffer.from(createHash('sha256').update(given).digest('hex'));
    return known.length === asked.length && timingSafeEqual(known, asked);
  };
}

type Compare = (this: { clientSecret: string }, given: string) => Promise<boolean>;

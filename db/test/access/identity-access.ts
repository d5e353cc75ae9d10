import { editor, type TableAccess } from './table-access.ts';

/** Secrets: no access for roles of the data service. */
export const identityAccess: Record<string, TableAccess> = {
  'identity.credentials': {
    columns: 'user_id password_hash changed_at',
    identity: editor,
  },
  'identity.oidc_payloads': {
    columns: 'kind id grant_id uid account_id payload consumed_at expires_at',
    identity: editor,
  },
  'identity.rate_limits': {
    columns: 'key points expire',
    identity: editor,
  },
  'identity.passkeys': {
    columns: 'id user_id public_key counter transports name created_at last_used_at',
    identity: editor,
  },
  'identity.refresh_replies': {
    columns: 'name next_name sealed_reply expires_at',
    identity: editor,
  },
  'identity.security_events': {
    columns: 'id user_id type cause ip created_at browser system',
    identity: { select: ['*', 'true'], insert: ['*', 'true'], delete: 'true' },
  },
  'identity.sign_ins': {
    columns: 'id grant_id user_id browser system ip signed_in_at last_seen_at ended_at expires_at proved_at',
    identity: editor,
  },
  'identity.sign_in_waits': {
    columns: 'key failures blocked_until expires_at',
    identity: editor,
  },
  'identity.signing_keys': {
    columns: 'kid sealed_jwk signs_from created_at',
    identity: editor,
  },
  'identity.social_accounts': {
    columns: 'vendor subject user_id email linked_at is_private_email is_mail_off sealed_refresh_token',
    identity: editor,
  },
  'identity.social_attempts': {
    columns:
      'id vendor browser_hash state nonce code_verifier return_to ticket_hash ticket_purpose result created_at expires_at used_at answered_at user_id',
    identity: editor,
  },
  'identity.used_proofs': {
    columns: 'nonce expires_at',
    identity: editor,
  },
  'identity.verification_codes': {
    columns: 'id purpose target code_hash tries created_at expires_at verified_at used_at user_id proof_hash proof_expires_at',
    identity: editor,
  },
  // Only for the shop's own commands: passwords, sealed keys, and code proofs.
  'identity.wallet_accounts': { columns: 'address email password_hash sealed_key created_at' },
  'identity.wallet_entries': { columns: 'code_id address password_hash' },
};

import { CODE_TRIES, type CodePurpose, proofExpiry } from '#rules/member/sign-in/verification.ts';
import type { Db } from '#server/transaction/transaction.ts';
import { newProof, proofHash } from './secrets.ts';

/** What a proof is used for: it is valid only for its purpose and, if the phone is given, for that phone. */
export interface ShownProof {
  purpose: CodePurpose;
  proof: string;
  target?: string;
}

export interface Proven {
  id: string;
  /** The phone (or mailbox) that was proved. */
  target: string;
  userId: string | null;
}

/** What a proof proves; null when it is not valid. Does not use it up. */
export async function readProof(db: Db, shown: ShownProof, now: Date): Promise<Proven | null> {
  const row = await goodProofs(db, shown, now).select(['id', 'target', 'user_id']).executeTakeFirst();
  return row === undefined ? null : { id: row.id, target: row.target, userId: row.user_id };
}

/**
 * Uses up a proof; of concurrent attempts only one succeeds. Call it in the transaction of what the proof is for, so that both happen or
 * neither.
 */
export async function spendProof(db: Db, shown: ShownProof, now: Date): Promise<Proven | null> {
  const row = await db
    .updateTable('identity.verification_codes')
    .set({ used_at: now })
    .where('id', 'in', goodProofs(db, shown, now).select('id'))
    .where('used_at', 'is', null)
    .returning(['id', 'target', 'user_id'])
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, target: row.target, userId: row.user_id };
}

/**
 * Counts a use of a proof with data that did not match: after CODE_TRIES of them it is invalid, so that names cannot be guessed for a
 * phone.
 */
export async function noteVainUse(db: Db, { id }: Proven): Promise<void> {
  await db
    .updateTable('identity.verification_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Exchanges a proof for one bound to a member; null when another request did so first. */
export async function exchangeProof(db: Db, { id }: Proven, userId: string, now: Date): Promise<string | null> {
  const proof = newProof();
  const { numUpdatedRows } = await db
    .updateTable('identity.verification_codes')
    .set({ user_id: userId, proof_hash: proofHash(proof), proof_expires_at: proofExpiry(now), tries: 0 })
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? proof : null;
}

function goodProofs(db: Db, { purpose, proof, target }: ShownProof, now: Date) {
  return db
    .selectFrom('identity.verification_codes')
    .where('proof_hash', '=', proofHash(proof))
    .where('purpose', '=', purpose)
    .$if(target !== undefined, (select) => select.where('target', '=', target ?? ''))
    .where('used_at', 'is', null)
    .where('proof_expires_at', '>', now)
    .where('tries', '<', CODE_TRIES);
}

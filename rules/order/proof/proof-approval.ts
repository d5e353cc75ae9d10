interface ProofFacts {
  /** The buyer approves the proof before anything is printed: a team order. */
  needs_proof: boolean;
  proof_approved_at: Date | string | null;
}

/** True while the buyer has to approve the proof: nothing of the order is printed before. */
export function awaitsProof({ needs_proof, proof_approved_at }: ProofFacts): boolean {
  return needs_proof && proof_approved_at === null;
}

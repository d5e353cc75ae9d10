interface ProofFacts {
  /** The buyer must approve the proof before printing: a team order. */
  needs_proof: boolean;
  proof_approved_at: Date | string | null;
}

/** True until the buyer has approved the proof; nothing is printed before. */
export function awaitsProof({ needs_proof, proof_approved_at }: ProofFacts): boolean {
  return needs_proof && proof_approved_at === null;
}

import { ProofCard } from '#client/design-proof/proof-card.tsx';
import { proofTexts } from '#client/design-proof/texts.ts';
import type { DesignProof } from '#contract/rest/design/proof.ts';
import { proofCode } from '#rules/order/proof/design-proof.ts';

/** The proof of an order line's design, folded under its short form and its sides; nothing for other goods. */
export function ProofDetails({ proof }: { proof: DesignProof | null }) {
  if (proof === null) return null;
  return (
    <details className="mt-1.5">
      <summary className="cursor-pointer text-12">
        <span className="font-semibold underline underline-offset-4">{proofTexts.title.ko}</span>{' '}
        <span className="text-ink-2 tabular-nums">
          {proofCode(proof.content_hash)} · {sidesText(proof)}
        </span>
      </summary>
      <div className="mt-3 max-w-form">
        <ProofCard proof={proof} isSmall />
      </div>
    </details>
  );
}

/** The printed sides with the size of each print area; empty for other goods. */
export function sidesText(proof: DesignProof | null): string {
  return (proof?.sides ?? []).map(({ name, width_mm, height_mm }) => `${name?.ko ?? ''} ${width_mm}×${height_mm}mm`).join(', ');
}

import { ProofCard } from '#client/design-proof/proof-card.tsx';
import { proofTexts } from '#client/design-proof/texts.ts';
import { useText } from '#client/locale/locale-context.tsx';
import { shell } from '#client/locale/shell.ts';
import type { DesignProof } from '#contract/rest/design/proof.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { orderMessages } from '../order/texts.ts';

export interface ProofSheetProps {
  proof: DesignProof;
  /** True for an ordered design, which no longer changes. */
  isOrdered?: boolean;
  /** The address that opens its design in the editor. */
  againHref?: string | null;
  onClose: () => void;
}

/** The proof of a design in a sheet. */
export function ProofSheet({ proof, isOrdered = false, againHref = null, onClose }: ProofSheetProps) {
  const text = useText();
  const again =
    againHref === null ? null : (
      <ButtonLink wide look="secondary" href={againHref}>
        {text(orderMessages.designAgain)}
      </ButtonLink>
    );
  return (
    <Sheet open onClose={onClose} title={text(proofTexts.title)} closeLabel={text(shell.close)} footer={again}>
      {isOrdered ? <p className="mb-4 text-13 text-ink-2">{text(orderMessages.designNote)}</p> : null}
      <ProofCard proof={proof} />
    </Sheet>
  );
}

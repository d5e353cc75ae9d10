import { useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { proofTexts } from '#client/design-proof/texts.ts';
import { useText } from '#client/locale/locale-context.tsx';
import type { DesignProof } from '#contract/rest/design/proof.ts';
import type { ProofSheetProps } from './proof-sheet.tsx';

const ProofSheet = fetchedView(() => import('./proof-sheet.tsx').then((file) => file.ProofSheet));

type Props = Omit<ProofSheetProps, 'onClose' | 'proof'> & { proof: DesignProof | null };

/** Opens the proof of a design; nothing for other goods. */
export function ProofButton({ proof, ...about }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  if (proof === null) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-target items-center text-13 font-semibold underline underline-offset-4"
      >
        {text(proofTexts.see)}
      </button>
      {isOpen ? <ProofSheet proof={proof} {...about} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

import { useState } from 'react';
import { useDraft } from '#client/drafts/use-draft.ts';
import { emptyForm, type SignUpDraft, type SignUpForm, type SignUpStep, stepsIn } from './sign-up-form.ts';

const { password, passwordAgain, ...keptParts } = emptyForm;
const noPasswords = { password, passwordAgain };
const noSteps: SignUpStep[] = [];

/**
 * The input so far, kept as a draft: phones may reload the page when somebody leaves it to read the code. Passwords are never stored.
 * `draftName`: the draft's key; null while the page comes from the server.
 */
export function useSignUpForm(draftName: string | null) {
  const { draft, write, drop, isBack } = useDraft(draftName, keptParts);
  const [passwords, setPasswords] = useState(noPasswords);
  const [restored, setRestored] = useState<SignUpDraft | null>(null);
  // The draft comes with the first render in the browser; what is entered afterwards is not restored.
  if (isBack && restored === null) setRestored(draft);
  return {
    form: { ...draft, ...passwords },
    /** Changes these parts of the input as it is by then, which may be later than the caller's render. */
    change: ({ password, passwordAgain, ...kept }: Partial<SignUpForm>) => {
      write((latest) => ({ ...latest, ...kept }));
      setPasswords((latest) => ({ password: password ?? latest.password, passwordAgain: passwordAgain ?? latest.passwordAgain }));
    },
    drop,
    /** The steps of which an earlier draft restored something. */
    restoredSteps: restored === null ? noSteps : stepsIn(restored),
  };
}

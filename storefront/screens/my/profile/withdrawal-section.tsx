import { useState } from 'react';
import { fetchedView } from '#client/connection/fetched-view.tsx';
import { useText } from '#client/locale/locale-context.tsx';
import { Button } from '#ui/button.tsx';
import { Section } from './section.tsx';
import { profileTexts } from './texts.ts';

const WithdrawalSheet = fetchedView(() => import('./withdrawal-sheet.tsx').then((file) => file.WithdrawalSheet));

/** Opens the withdrawal sheet. Leaving is as easy as joining: one sheet, one press. */
export function WithdrawalSection({ hasPassword }: { hasPassword: boolean }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={profileTexts.leave} lead={profileTexts.leaveLead}>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {text(profileTexts.leaveOpen)}
      </Button>
      {isOpen ? <WithdrawalSheet hasPassword={hasPassword} onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}

import { useState } from 'react';
import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { NumberInput, TextInput } from '#admin/kit/inputs.tsx';
import { call } from '#admin/session/wire.ts';
import { changePoints } from '#contract/rest/admin/members.ts';
import { memberTexts as texts } from './texts.ts';

/** Points by hand: how many and why; a press whose answer was lost counts once. */
export function PointForm({ memberId }: { memberId: string }) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  return (
    <Section title={texts.changePoints}>
      <Form
        key={key}
        schema={changePoints}
        values={{ reason: '' }}
        saveLabel={texts.changeSave}
        savedText={texts.changed}
        onSave={async (body) => {
          await call('POST', `/admin/members/${memberId}/points`, { body, idempotencyKey: key });
          setKey(crypto.randomUUID());
        }}
      >
        <NumberInput name="amount" label={texts.pointAmount} hint={texts.pointAmountHint} unit="P" required />
        <TextInput name="reason" label={texts.pointReason} hint={texts.pointReasonHint} maxLength={200} required />
      </Form>
    </Section>
  );
}

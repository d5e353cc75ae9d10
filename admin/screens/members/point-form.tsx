import { useState } from 'react';
import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { NumberInput, TextInput } from '#admin/kit/inputs.tsx';
import { callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import { changePointsBody, type MemberFile } from '#contract/rest/admin/members.ts';
import { memberTexts as texts } from './texts.ts';

/** Grants or deducts points: amount and reason, after confirmation. A retry after a lost response counts once. */
export function PointForm({ member }: { member: MemberFile }) {
  const [given, setGiven] = useState(0);
  return (
    <Section title={texts.changePoints}>
      <Form
        key={given}
        schema={changePointsBody}
        draft={`points ${member.id}`}
        values={{ reason: '' }}
        saveLabel={texts.changePoints}
        savedText={texts.changed}
        confirm={({ amount }) =>
          dialog.confirm({
            message: texts.changeAsk(member.nickname, member.name, amount),
            okLabel: amount < 0 ? texts.takeOk : texts.giveOk,
          })
        }
        onSave={async (body) => {
          await callOnce('POST', `/admin/members/${member.id}/points`, body);
          setGiven(given + 1);
        }}
      >
        <NumberInput name="amount" label={texts.pointAmount} hint={texts.pointAmountHint} unit="P" required />
        <TextInput name="reason" label={texts.pointReason} hint={texts.pointReasonHint} required />
      </Form>
    </Section>
  );
}

import { useState } from 'react';
import { z } from 'zod';
import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { PickInput } from '#admin/kit/pick/pick-input.tsx';
import { call, callOnce } from '#admin/session/wire.ts';
import { dialog } from '#client/dialogs/dialog.ts';
import type { MemberFile } from '#contract/rest/admin/members.ts';
import type { Picks } from '#contract/rest/admin/picks.ts';
import { memberTexts as texts } from './texts.ts';

const chosen = z.object({ coupon_id: z.int(texts.grantPick) });

/** Grants a member a coupon, found by name, after confirmation. One that is not active is refused with the reason. */
export function GrantCoupon({ member }: { member: MemberFile }) {
  const [given, setGiven] = useState(0);
  const confirm = async ({ coupon_id }: z.infer<typeof chosen>) => {
    const { picks } = await call<Picks>('GET', `/admin/picks?of=coupons&ids=${coupon_id}`);
    const message = texts.grantAsk(member.nickname, member.name, picks[0]?.name ?? '');
    return dialog.confirm({ message, okLabel: texts.giveOk });
  };
  return (
    <Section title={texts.grant}>
      <Form
        key={given}
        schema={chosen}
        draft={`grant ${member.id}`}
        values={{}}
        saveLabel={texts.grant}
        savedText={texts.granted}
        confirm={confirm}
        onSave={async (body) => {
          await callOnce('POST', `/admin/members/${member.id}/coupons`, body);
          setGiven(given + 1);
        }}
      >
        <PickInput name="coupon_id" label={texts.grantWhich} of="coupons" isOne required />
      </Form>
    </Section>
  );
}

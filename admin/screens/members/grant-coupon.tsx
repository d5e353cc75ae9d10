import { useState } from 'react';
import { z } from 'zod';
import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { PickInput } from '#admin/kit/pick/pick-input.tsx';
import { call } from '#admin/session/wire.ts';
import { memberTexts as texts } from './texts.ts';

const chosen = z.object({ coupon_id: z.int(texts.grantPick) });

/** A coupon put into a member's hands, found by its name; one that is not given out now is refused with the reason. */
export function GrantCoupon({ memberId }: { memberId: string }) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  return (
    <Section title={texts.grant}>
      <Form
        key={key}
        schema={chosen}
        values={{}}
        saveLabel={texts.changeSave}
        savedText={texts.granted}
        onSave={async (body) => {
          await call('POST', `/admin/members/${memberId}/coupons`, { body, idempotencyKey: key });
          setKey(crypto.randomUUID());
        }}
      >
        <PickInput name="coupon_id" label={texts.grantWhich} of="coupons" isOne required />
      </Form>
    </Section>
  );
}

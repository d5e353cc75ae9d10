import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { SelectInput } from '#admin/kit/inputs.tsx';
import { ask, call } from '#admin/session/wire.ts';
import { givableCoupons } from './queries.ts';
import { memberTexts as texts } from './texts.ts';

const chosen = z.object({ coupon_id: z.coerce.number().int().positive(texts.grantPick) });

/** A coupon put into a member's hands. Those that are given out now are offered. */
export function GrantCoupon({ memberId }: { memberId: string }) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { data } = useQuery({
    queryKey: ['coupons', 'givable'],
    queryFn: async () => (await ask(givableCoupons, { now: new Date().toISOString() })).sales_coupons,
  });
  const options = (data ?? []).map(({ id, name }) => ({ value: String(id), label: name.ko }));
  return (
    <Section title={texts.grant}>
      <Form
        key={key}
        schema={chosen as z.ZodType<{ coupon_id: number }>}
        values={{}}
        saveLabel={texts.changeSave}
        savedText={texts.granted}
        onSave={async (body) => {
          await call('POST', `/admin/members/${memberId}/coupons`, { body, idempotencyKey: key });
          setKey(crypto.randomUUID());
        }}
      >
        <SelectInput name="coupon_id" label={texts.grantWhich} options={options} placeholder={texts.grantPick} required />
      </Form>
    </Section>
  );
}

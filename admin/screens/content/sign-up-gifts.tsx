import { useQuery } from '@tanstack/react-query';
import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { PickInput } from '#admin/kit/pick/pick-input.tsx';
import { ask, call } from '#admin/session/wire.ts';
import { signUpGifts } from '#contract/rest/admin/coupons.ts';
import { signUpGiftsQuery } from './queries.ts';
import { contentTexts as texts } from './texts.ts';

/** Which coupons everybody gets who joins: none, one, some. */
export default function SignUpGifts() {
  const { data } = useQuery({
    queryKey: ['coupons', 'gifts'],
    queryFn: async () => (await ask(signUpGiftsQuery, {})).sales_coupons.map(({ id }) => id),
  });
  if (data === undefined) return null;
  return (
    <Section title={texts.gifts}>
      <Form
        key={data.join()}
        schema={signUpGifts}
        draft="sign-up-gifts"
        values={{ coupon_ids: data }}
        onSave={(body) => call('PUT', '/admin/sign-up-gifts', { body })}
      >
        <PickInput name="coupon_ids" label={texts.giftCoupons} hint={texts.giftsHint} of="coupons" most={10} />
      </Form>
    </Section>
  );
}

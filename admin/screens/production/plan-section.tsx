import { z } from 'zod';
import { Section } from '#admin/kit/detail-page.tsx';
import { Form } from '#admin/kit/form.tsx';
import { NumberInput, TextInput } from '#admin/kit/inputs.tsx';
import { runOperation } from '#admin/session/wire.ts';
import { type ProductionQueue, productionPlan } from '#contract/rest/admin/production.ts';
import { changePlan } from './queries.ts';
import { productionTexts as texts } from './texts.ts';

const planForm = productionPlan.omit({ cut_off_minute: true }).extend({ cut_off: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) });

/** The daily capacity, which promised dates are computed from. */
export function PlanSection({ plan }: { plan: ProductionQueue['plan'] }) {
  const { units_a_day, cut_off_minute, spare_days } = plan;
  const two = (number: number) => String(number).padStart(2, '0');
  const cut_off = `${two(Math.floor(cut_off_minute / 60))}:${two(cut_off_minute % 60)}`;
  return (
    <Section title={texts.plan}>
      <Form
        schema={planForm}
        draft="production-plan"
        values={{ units_a_day, cut_off, spare_days }}
        onSave={({ cut_off: time, ...rest }) => {
          const [hours = 0, minutes = 0] = time.split(':').map(Number);
          return runOperation(changePlan, { set: { ...rest, cut_off_minute: hours * 60 + minutes } });
        }}
      >
        <NumberInput name="units_a_day" label={texts.unitsADay} unit={texts.unit} />
        <TextInput name="cut_off" type="time" label={texts.cutOff} hint={texts.cutOffHint} />
        <NumberInput name="spare_days" label={texts.spare} unit={texts.days} hint={texts.planNote} />
      </Form>
    </Section>
  );
}

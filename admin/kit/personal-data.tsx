import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { Revealed, RevealRequest } from '#contract/rest/admin/reveals.ts';
import { call } from '../session/wire.ts';
import { ActButton } from './act-button.tsx';
import { Facts } from './detail-page.tsx';
import { nothing } from './format.ts';
import { kitTexts } from './texts.ts';

interface Props extends RevealRequest {
  /** Label, column of rules/member/personal-data.ts, and the masked value; without one, the column is revealed with the rest. */
  fields: readonly (readonly [label: string, column: string, masked: string | null | undefined])[];
}

/** A row's personal data, masked until revealed. Each reveal is logged under the user's name. */
export function PersonalData({ kind, id, fields }: Props) {
  const [values, setValues] = useState<Revealed['values'] | null>(null);
  const look = async () => setValues((await call<Revealed>('POST', '/admin/reveals', { body: { kind, id } })).values);
  return (
    <div className="space-y-2">
      <Facts facts={fields.map(([label, column, masked]) => [label, (values ? values[column] : masked) ?? nothing] as const)} />
      {values === null ? (
        <ActButton look="quiet" run={look} done="" className="-ml-3">
          <Eye aria-hidden="true" size={14} />
          {kitTexts.reveal}
        </ActButton>
      ) : (
        <p className="text-12 text-ink-2">{kitTexts.revealed}</p>
      )}
    </div>
  );
}

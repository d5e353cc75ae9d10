import { type CourierCode, courierCodes, couriers } from '#rules/order/waybill/courier.ts';
import { cx } from '#ui/class-names.ts';

type Props = { id?: string; label: string; courier: CourierCode; onChange: (courier: CourierCode) => void; className: string };

/** Selects the courier of a parcel by name. */
export function CourierSelect({ id, label, courier, onChange, className }: Props) {
  return (
    <select
      id={id}
      aria-label={label}
      value={courier}
      onChange={(event) => onChange(event.target.value as CourierCode)}
      className={cx('control', className)}
    >
      {courierCodes.map((code) => (
        <option key={code} value={code}>
          {couriers[code].name}
        </option>
      ))}
    </select>
  );
}

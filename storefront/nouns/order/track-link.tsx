import { useText } from '#client/locale/locale-context.tsx';
import { trackingAddress } from '#rules/order/waybill/courier.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import { orderMessages } from './texts.ts';

/** Links to the courier's tracking page; renders nothing if there is none. */
export function TrackLink({ courier, waybill }: { courier: string | null; waybill: string }) {
  const text = useText();
  const href = courier === null ? null : trackingAddress(courier, waybill);
  if (href === null) return null;
  return (
    <SmartLink href={href} className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap underline underline-offset-4">
      {text(orderMessages.track)}
    </SmartLink>
  );
}
